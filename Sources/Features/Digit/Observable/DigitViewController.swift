internal import Digit
internal import HeadlessKit

final class DigitViewController: ViewController {
    private let model: DigitModel
    private lazy var digitLabel = Label()
    private lazy var nextButton = Button()

    init(model: DigitModel) {
        self.model = model
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            Action { [weak self] _ in self?.model.showNextDigit() },
            for: .touchUpInside
        )
        view.addSubview(digitLabel)
        view.addSubview(nextButton)
    }

    override func updateProperties() {
        super.updateProperties()
        digitLabel.text = model.digit
    }
}
