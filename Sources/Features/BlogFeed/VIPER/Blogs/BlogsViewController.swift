internal import BlogFeed
internal import HeadlessKit

final class BlogsViewController: ViewController {
    private let presenter: any BlogsPresenterProtocol
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()
    private lazy var refreshControl = RefreshControl()
    private lazy var footerView = View()
    private lazy var footerLabel = Label()
    private lazy var retryMoreButton = Button()

    init(presenter: any BlogsPresenterProtocol) {
        self.presenter = presenter
    }

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
            Action { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Blogs.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Blogs.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            Action { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = BlogFeedElement.Blogs.footer
        retryMoreButton.accessibilityIdentifier = BlogFeedElement.Blogs.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            Action { [weak self] _ in self?.presenter.didTapRetryMore() },
            for: .touchUpInside
        )
        [footerLabel, retryMoreButton].forEach(footerView.addSubview)
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
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

extension BlogsViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let row = presenter.row(at: indexPath.row)
        let cell = tableView.dequeueReusableCell(BlogCell.self)
        cell.show(row)
        cell.onTapLike = { [weak self, id = row.id] in self?.presenter.didTapLike(id: id) }
        cell.onTapShare = { [weak self, id = row.id] in self?.presenter.didTapShare(id: id) }
        return cell
    }
}

extension BlogsViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        presenter.didSelectRow(id: presenter.row(at: indexPath.row).id)
    }

    func tableView(
        _ tableView: TableView,
        willDisplay cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        presenter.willDisplayRow(id: presenter.row(at: indexPath.row).id)
    }
}
