internal import HeadlessKit
internal import Profile

final class ProfileViewController: ViewController {
    private let presenter: any ProfilePresenterProtocol
    private lazy var nameLabel = Label()
    private lazy var mailLabel = Label()
    private lazy var biographyLabel = Label()
    private lazy var newsletterLabel = Label()
    private lazy var editButton = Button()
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()

    init(presenter: any ProfilePresenterProtocol) {
        self.presenter = presenter
    }

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
            Action { [weak self] _ in self?.presenter.didTapEdit() },
            for: .touchUpInside
        )
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        let subviews = [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ]
        subviews.forEach(view.addSubview)
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
        editButton.isHidden = false
    }
}
