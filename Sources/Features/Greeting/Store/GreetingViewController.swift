internal import Greeting
internal import HeadlessKit
internal import StateManagement

final class GreetingViewController: ViewController {
    private let store: Store<GreetingState, GreetingAction>
    private lazy var greetingLabel = Label()
    private lazy var showGreetingButton = Button()

    init(store: Store<GreetingState, GreetingAction>) {
        self.store = store
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        greetingLabel.accessibilityIdentifier = GreetingElement.greeting
        showGreetingButton.accessibilityIdentifier = GreetingElement.showGreeting
        showGreetingButton.setTitle("Show greeting", for: .normal)
        showGreetingButton.addAction(
            Action { [weak self] _ in self?.store.send(.showGreetingTapped) },
            for: .touchUpInside
        )
        view.addSubview(greetingLabel)
        view.addSubview(showGreetingButton)
        store.observe(self) { $0.show($1) }
    }

    private func show(_ state: GreetingState) {
        greetingLabel.text = state.greeting
    }
}
