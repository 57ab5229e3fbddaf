internal import Digit
internal import HeadlessKit
internal import StateManagement

final class DigitViewController: ViewController {
    private let store: Store<DigitState, DigitAction>
    private lazy var digitLabel = Label()
    private lazy var nextButton = Button()

    init(store: Store<DigitState, DigitAction>) {
        self.store = store
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            Action { [weak self] _ in self?.store.send(.nextTapped) },
            for: .touchUpInside
        )
        view.addSubview(digitLabel)
        view.addSubview(nextButton)
        store.observe(self) { $0.show($1) }
    }

    private func show(_ state: DigitState) {
        digitLabel.text = state.digit
    }
}
