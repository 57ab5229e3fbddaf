internal import AppSupport
internal import HeadlessKit
internal import Profile

final class ProfileView: UIView {
    let nameLabel = UILabel()
    let mailLabel = UILabel()
    let biographyLabel = UILabel()
    let newsletterLabel = UILabel()
    let editButton = UIButton(type: .system)
    let retryButton = UIButton(type: .system)

    private let activityIndicator = UIActivityIndicatorView()
    private let errorLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        nameLabel.accessibilityIdentifier = ProfileElement.name
        mailLabel.accessibilityIdentifier = ProfileElement.mail
        biographyLabel.accessibilityIdentifier = ProfileElement.biography
        newsletterLabel.accessibilityIdentifier = ProfileElement.newsletter
        editButton.accessibilityIdentifier = ProfileElement.edit
        editButton.setTitle("Edit", for: .normal)
        activityIndicator.accessibilityIdentifier = ProfileElement.loading
        errorLabel.accessibilityIdentifier = ProfileElement.error
        retryButton.accessibilityIdentifier = ProfileElement.retry
        retryButton.setTitle("Retry", for: .normal)
        addStack(of: [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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
        editButton.isHidden = false
    }
}
