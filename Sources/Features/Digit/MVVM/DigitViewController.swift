internal import DataBinding
internal import Digit
internal import HeadlessKit

final class DigitViewController: ViewController {
    private let viewModel: DigitViewModel
    private lazy var digitLabel = Label()
    private lazy var nextButton = Button()

    init(viewModel: DigitViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            Action { [weak self] _ in self?.viewModel.showNextDigit() },
            for: .touchUpInside
        )
        view.addSubview(digitLabel)
        view.addSubview(nextButton)
        viewModel.digit.bind(to: self) { $0.digitLabel.text = $1 }
    }
}
