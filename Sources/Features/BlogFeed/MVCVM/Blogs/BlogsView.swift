internal import BlogFeed
internal import HeadlessKit

final class BlogsView: View {
    let tableView = TableView()
    let refreshControl = RefreshControl()
    var onRetry: (() -> Void)?
    var onRetryMore: (() -> Void)?

    private let activityIndicator = ActivityIndicatorView()
    private let errorLabel = Label()
    private let retryButton = Button()
    private let emptyLabel = Label()
    private let footerView = View()
    private let footerLabel = Label()
    private let retryMoreButton = Button()

    override init() {
        super.init()
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Blogs.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(Action { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            Action { [weak self] _ in self?.onRetryMore?() },
            for: .touchUpInside
        )
        [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        [activityIndicator, errorLabel, retryButton, emptyLabel, tableView].forEach(addSubview)
        showRows()
        hideFooter()
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

    /// Removes the placeholder that is shown instead of rows.
    func showRows() {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
    }

    func showFooter(_ text: String, canRetry: Bool) {
        footerLabel.text = text
        retryMoreButton.isHidden = !canRetry
        footerView.isHidden = false
    }

    func hideFooter() {
        footerView.isHidden = true
    }
}
