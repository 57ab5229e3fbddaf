internal import AppSupport
internal import Digit
internal import HeadlessKit

final class DigitViewController: UIViewController {
    private let model: DigitModel
    private lazy var digitLabel = UILabel()
    private lazy var nextButton = UIButton(type: .system)

    init(model: DigitModel) {
        self.model = model
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
            UIAction { [weak self] _ in self?.model.showNextDigit() },
            for: .touchUpInside
        )
        view.addStack(of: [digitLabel, nextButton])
    }

    override func updateProperties() {
        super.updateProperties()
        digitLabel.text = model.digit
    }
}
