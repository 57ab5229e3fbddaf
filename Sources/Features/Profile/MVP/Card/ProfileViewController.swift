internal import AppSupport
internal import HeadlessKit
internal import Profile

final class ProfileViewController: UIViewController {
    private let presenter: any ProfilePresenterProtocol
    private lazy var nameLabel = UILabel()
    private lazy var mailLabel = UILabel()
    private lazy var biographyLabel = UILabel()
    private lazy var newsletterLabel = UILabel()
    private lazy var editButton = UIButton(type: .system)
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)

    init(presenter: any ProfilePresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        presenter.viewDidLoad()
    }

    private func layOut() {
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        editButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapEdit() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        view.addStack(of: [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ])
    }
}

extension ProfileViewController: ProfileViewProtocol {
    func showName(_ name: String) {
        nameLabel.text = name
    }

    func showMail(_ mail: String) {
        mailLabel.text = mail
    }

    func showBiography(_ biography: String) {
        biographyLabel.text = biography
    }

    func showNewsletter(_ newsletter: String) {
        newsletterLabel.text = newsletter
    }

    func showLoading() {
        editButton.isHidden = true
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

    func showEditButton() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        errorLabel.isHidden = true
        retryButton.isHidden = true
        editButton.isHidden = false
    }
}
