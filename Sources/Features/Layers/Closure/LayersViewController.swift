internal import AppSupport
internal import HeadlessKit
internal import Layers

final class LayersViewController: UIViewController {
    private let onShowGreeting: () -> Void
    private lazy var greetingLabel = UILabel()
    private lazy var showGreetingButton = UIButton(type: .system)

    init(onShowGreeting: @escaping () -> Void) {
        self.onShowGreeting = onShowGreeting
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = LayersElement.greeting
        showGreetingButton.accessibilityIdentifier = LayersElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            UIAction { [weak self] _ in self?.didTapShowGreeting() },
            for: .touchUpInside
        )
        view.addStack(of: [greetingLabel, showGreetingButton])
    }

    private func didTapShowGreeting() {
        onShowGreeting()
    }

    func showGreeting(_ greeting: String) {
        greetingLabel.text = greeting
    }
}
