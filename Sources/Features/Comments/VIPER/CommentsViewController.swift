internal import AppSupport
internal import Comments
internal import HeadlessKit

final class CommentsViewController: UIViewController {
    private let presenter: any CommentsPresenterProtocol
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(presenter: any CommentsPresenterProtocol) {
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
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.presenter.didTapRetry() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.presenter.didPullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
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

extension CommentsViewController: CommentsViewProtocol {
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

    func updateRow(_ row: CommentRow) {
        for case let cell as CommentCell in tableView.visibleCells where cell.rowID == row.id {
            cell.show(row, time: presenter.time(of: row))
        }
    }

    func updateTimes() {
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            let cell = tableView.cellForRow(at: indexPath) as? CommentCell
            cell?.showTime(presenter.time(of: presenter.row(at: indexPath.row)))
        }
    }

    func updateRowHeights() {
        tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        presenter.numberOfRows
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = presenter.row(at: indexPath.row)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.show(row, time: presenter.time(of: row))
        cell.onTapAvatar = { [weak self, id = row.authorID] in
            self?.presenter.didTapAvatar(userID: id)
        }
        cell.onTapFavour = { [weak self, id = row.id] in self?.presenter.didTapFavour(id: id) }
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(presenter.height(of: presenter.row(at: indexPath.row)))
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        presenter.willDisplayRow(id: presenter.row(at: indexPath.row).id)
    }
}
