internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class BlogsView: UIView {
    let tableView = UITableView()
    let refreshControl = UIRefreshControl()
    var onRetry: (() -> Void)?
    var onRetryMore: (() -> Void)?

    private let activityIndicator = UIActivityIndicatorView()
    private let errorLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    private let emptyLabel = UILabel()
    private let footerView = UIView()
    private let footerLabel = UILabel()
    private let retryMoreButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Blogs.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.onRetryMore?() },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        showRows()
        hideFooter()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

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
