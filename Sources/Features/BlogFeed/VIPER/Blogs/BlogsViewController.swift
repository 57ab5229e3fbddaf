internal import AppSupport
internal import BlogFeed
internal import HeadlessKit

final class BlogsViewController: UIViewController {
    private let presenter: any BlogsPresenterProtocol
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(presenter: any BlogsPresenterProtocol) {
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
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Blogs.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Blogs.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Blogs.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetryMore() },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
        showRows()
        hideFooter()
    }
}

extension BlogsViewController: BlogsViewProtocol {
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

    func endRefreshing() {
        refreshControl.endRefreshing()
    }

    func reloadRows() {
        tableView.reloadData()
    }

    func updateRow(_ row: BlogRow) {
        for case let cell as BlogCell in tableView.visibleCells where cell.rowID == row.id {
            cell.show(row)
        }
    }
}

extension BlogsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = presenter.row(at: indexPath.row)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "BlogCell") as? BlogCell
            ?? BlogCell(style: .default, reuseIdentifier: "BlogCell")
        cell.show(row)
        cell.onTapLike = { [weak self, id = row.id] in self?.presenter.didTapLike(id: id) }
        cell.onTapShare = { [weak self, id = row.id] in self?.presenter.didTapShare(id: id) }
        return cell
    }
}

extension BlogsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(id: presenter.row(at: indexPath.row).id)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        presenter.willDisplayRow(id: presenter.row(at: indexPath.row).id)
    }
}
