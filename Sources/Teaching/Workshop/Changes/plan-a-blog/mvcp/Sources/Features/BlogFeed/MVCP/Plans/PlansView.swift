internal import BlogFeed
internal import HeadlessKit

final class PlansView: View {
    let tableView = TableView()
    let refreshControl = RefreshControl()
    var onRetry: (() -> Void)?

    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()
    private let emptyLabel = Label()

    override init() {
        super.init()
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Plans.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Plans.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Plans.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(Action { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Plans.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Plans.list
        tableView.refreshControl = refreshControl
        [activityIndicator, errorLabel, retryButton, emptyLabel, tableView].forEach(addSubview)
        showRows()
    }

    func showLoading() {
        showRows()
        activityIndicator.startAnimating()
    }

    func showError(_ text: String) {
        showRows()
        errorLabel.text = text
        errorLabel.isHidden = false
        retryButton.isHidden = false
    }

    func showEmpty(_ text: String) {
        showRows()
        emptyLabel.text = text
        emptyLabel.isHidden = false
    }

    /// Removes the text that is shown in place of rows.
    func showRows() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }
}
