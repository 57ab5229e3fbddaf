internal import Digit
internal import HeadlessKit

final class DigitViewController: ViewController {
    private let presenter: any DigitPresenterProtocol
    private lazy var digitLabel = Label()
    private lazy var nextButton = Button()

    init(presenter: any DigitPresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        digitLabel.accessibilityIdentifier = DigitElement.digit
        nextButton.accessibilityIdentifier = DigitElement.next
        nextButton.setTitle("Next", for: .normal)
        nextButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapNext() },
            for: .touchUpInside
        )
        view.addSubview(digitLabel)
        view.addSubview(nextButton)
    }
}

extension DigitViewController: DigitViewProtocol {
    func showDigit(_ digit: String) {
        digitLabel.text = digit
    }
}
