internal import AppSupport
internal import HeadlessKit
internal import Relay

final class RelayViewController: UIViewController {
    private let managers: [RelayManager]
    /// The workers, which no manager keeps alive.
    private let workers: [RelayWorker]
    private lazy var logLabel = UILabel()
    private var lines: [String] = []

    init(managers: [RelayManager], workers: [RelayWorker]) {
        self.managers = managers
        self.workers = workers
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        for manager in managers { addButton(of: manager) }
        logLabel.accessibilityIdentifier = RelayElement.log
    }

    private func addButton(of manager: RelayManager) {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = RelayElement.start(manager: manager.name)
        button.setTitle("Print", for: .normal)
        button.addAction(UIAction { _ in manager.start() }, for: .touchUpInside)
        view.addStack(of: [logLabel, button])
        manager.onWorkingChange = { [weak button] in button?.isEnabled = !$0 }
        manager.onCelebrate = { [weak self] in self?.addLine($0) }
    }

    private func addLine(_ line: String) {
        lines.append(line)
        logLabel.text = lines.joined(separator: "\n")
    }
}
