internal import AppSupport
internal import DataBinding
internal import Digit
internal import HeadlessKit

final class DigitViewController: UIViewController {
    private let viewModel: DigitViewModel
    private lazy var digitLabel = UILabel()
    private lazy var nextButton = UIButton(type: .system)

    init(viewModel: DigitViewModel) {
        self.viewModel = viewModel
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
            UIAction { [weak self] _ in self?.viewModel.showNextDigit() },
            for: .touchUpInside
        )
        view.addStack(of: [digitLabel, nextButton])
        viewModel.digit.bind(to: self) { $0.digitLabel.text = $1 }
    }
}
