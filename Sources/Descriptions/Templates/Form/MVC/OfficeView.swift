internal import HeadlessKit
internal import Office

final class OfficeView: View {
    // @for element in labels
    let captionLabel = Label()
    // @end
    let alterButton = Button()
    let retryButton = Button()

    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()

    override init() {
        super.init()
        // @for element in labels
        captionLabel.accessibilityIdentifier = OfficeElement.caption
        // @end
        alterButton.accessibilityIdentifier = OfficeElement.alter
        alterButton.setTitle("{alter.title}", for: .normal)
        activityIndicator.accessibilityIdentifier = OfficeElement.loading
        errorLabel.accessibilityIdentifier = OfficeElement.error
        retryButton.accessibilityIdentifier = OfficeElement.retry
        retryButton.setTitle("Retry", for: .normal)
        let subviews = [
            // @= card.subviews
            captionLabel, alterButton, activityIndicator, errorLabel, retryButton,
            // @end
        ]
        subviews.forEach(addSubview)
    }

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
