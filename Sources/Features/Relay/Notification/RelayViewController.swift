internal import HeadlessKit
internal import Relay

final class RelayViewController: ViewController {
    private let managers: [RelayManager]
    /// The workers, which no manager keeps alive.
    private let workers: [RelayWorker]
    private lazy var logLabel = Label()
    private var lines: [String] = []

    init(managers: [RelayManager], workers: [RelayWorker]) {
        self.managers = managers
        self.workers = workers
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for manager in managers { addButton(of: manager) }
        logLabel.accessibilityIdentifier = RelayElement.log
        view.addSubview(logLabel)
    }

    private func addButton(of manager: RelayManager) {
        let button = Button()
        button.accessibilityIdentifier = RelayElement.start(manager: manager.name)
        button.setTitle("Print", for: .normal)
        button.addAction(Action { _ in manager.start() }, for: .touchUpInside)
        view.addSubview(button)
        manager.onWorkingChange = { [weak button] in button?.isEnabled = !$0 }
        manager.onCelebrate = { [weak self] in self?.addLine($0) }
    }

    private func addLine(_ line: String) {
        lines.append(line)
        logLabel.text = lines.joined(separator: "\n")
    }
}
