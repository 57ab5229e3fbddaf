internal import AppSupport
internal import Digit
internal import HeadlessKit
internal import StateManagement

final class DigitViewController: UIViewController {
    private let store: Store<DigitState, DigitAction>
    private lazy var digitLabel = UILabel()
    private lazy var nextButton = UIButton(type: .system)

    init(store: Store<DigitState, DigitAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.nextTapped) },
            for: .touchUpInside
        )
        view.addStack(of: [digitLabel, nextButton])
        store.observe(self, \.digit) { $0.digitLabel.text = $1 }
    }
}
