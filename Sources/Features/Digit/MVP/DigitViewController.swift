internal import AppSupport
internal import Digit
internal import HeadlessKit

final class DigitViewController: UIViewController {
    private let presenter: any DigitPresenterProtocol
    private lazy var digitLabel = UILabel()
    private lazy var nextButton = UIButton(type: .system)

    init(presenter: any DigitPresenterProtocol) {
        self.presenter = presenter
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
            UIAction { [weak self] _ in self?.presenter.didTapNext() },
            for: .touchUpInside
        )
        view.addStack(of: [digitLabel, nextButton])
    }
}

extension DigitViewController: DigitViewProtocol {
    func showDigit(_ digit: String) {
        digitLabel.text = digit
    }
}
