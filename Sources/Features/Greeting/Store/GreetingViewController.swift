internal import AppSupport
internal import Greeting
internal import HeadlessKit
internal import StateManagement

final class GreetingViewController: UIViewController {
    private let store: Store<GreetingState, GreetingAction>
    private lazy var greetingLabel = UILabel()
    private lazy var showGreetingButton = UIButton(type: .system)

    init(store: Store<GreetingState, GreetingAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.showGreetingTapped) },
            for: .touchUpInside
        )
        view.addStack(of: [greetingLabel, showGreetingButton])
        store.observe(self, \.greeting) { $0.greetingLabel.text = $1 }
    }
}
