internal import AppSupport
internal import HeadlessKit
internal import People

final class PeopleView: UIView {
    let tableView = UITableView()
    let refreshControl = UIRefreshControl()
    var onRetry: (() -> Void)?

    private let activityIndicator = UIActivityIndicatorView()
    private let errorLabel = UILabel()
    private let retryButton = UIButton(type: .system)
    private let emptyLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.refreshControl = refreshControl
        addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        showRows()
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
}
