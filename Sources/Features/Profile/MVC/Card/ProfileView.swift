internal import HeadlessKit
internal import Profile

final class ProfileView: View {
    let nameLabel = Label()
    let mailLabel = Label()
    let biographyLabel = Label()
    let newsletterLabel = Label()
    let editButton = Button()
    let retryButton = Button()

    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()

    override init() {
        super.init()
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
        let subviews = [
            nameLabel, mailLabel, biographyLabel, newsletterLabel, editButton, activityIndicator,
            errorLabel, retryButton,
        ]
        subviews.forEach(addSubview)
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
