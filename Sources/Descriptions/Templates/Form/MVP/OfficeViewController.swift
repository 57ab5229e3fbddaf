internal import HeadlessKit
internal import Office

final class OfficeViewController: ViewController {
    private let presenter: any OfficePresenterProtocol
    // @for element in labels
    private lazy var captionLabel = Label()
    // @end
    private lazy var alterButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()

    init(presenter: any OfficePresenterProtocol) {
        self.presenter = presenter
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        // @for element in labels
        captionLabel.accessibilityIdentifier = OfficeElement.caption
        // @end
        alterButton.accessibilityIdentifier = OfficeElement.alter
        alterButton.setTitle("{alter.title}", for: .normal)
        alterButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapAlter() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = OfficeElement.loading
        errorLabel.accessibilityIdentifier = OfficeElement.error
        retryButton.accessibilityIdentifier = OfficeElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        let subviews = [
            // @= card.subviews
            captionLabel, alterButton, activityIndicator, errorLabel, retryButton,
            // @end
        ]
        subviews.forEach(view.addSubview)
    }
}

extension OfficeViewController: OfficeViewProtocol {
    // @for element in labels
    func showCaption(_ caption: String) {
        captionLabel.text = caption
    }

    // @end
    func showLoading() {
        alterButton.isHidden = true
        errorLabel.isHidden = true
        retryButton.isHidden = true
        activityIndicator.startAnimating()
    }

    func showError(_ text: String) {
        activityIndicator.stopAnimating()
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
    }

    func showAlterButton() {
        activityIndicator.stopAnimating()
        alterButton.isHidden = false
    }
}
