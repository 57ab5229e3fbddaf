internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Model

final class CommentsViewController: UIViewController {
    /// The heights of a comment by the width of the column, as long as it has this text.
    private struct Heights {
        let text: String
        var byWidth: [Int: Int] = [:]
    }

    private let loader: CommentsLoader
    private let column: any TextColumn
    private let onSelectUser: (User.ID) -> Void
    private lazy var commentsView = CommentsView()
    /// The heights of the listed comments.
    private var heights: [Comment.ID: Heights] = [:]

    init(
        loader: CommentsLoader,
        column: any TextColumn,
        onSelectUser: @escaping (User.ID) -> Void
    ) {
        self.loader = loader
        self.column = column
        self.onSelectUser = onSelectUser
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = commentsView }

    override func viewDidLoad() {
        super.viewDidLoad()
        commentsView.tableView.dataSource = self
        commentsView.tableView.delegate = self
        commentsView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.loader.refresh() },
            for: .valueChanged
        )
        commentsView.onRetry = { [weak self] in self?.loader.load() }
        commentsView.onRetryMore = { [weak self] in self?.loader.retryLoadMore() }
        column.addObserver(self)
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.start()
    }

    private func show(_ event: CommentsLoader.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .comments: showComments()
        case .comment(let comment): updateCell(of: comment)
        case .paging: showFooter()
        case .time: showAges()
        case .refreshFailed: showRefreshFailure()
        case .favourFailed: showToast("Could not favour")
        }
    }

    private func showRefreshFailure() {
        commentsView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if loader.firstLoad != .running, !loader.isRefreshing {
            commentsView.refreshControl.endRefreshing()
        }
        switch loader.firstLoad {
        case .running: commentsView.showLoading()
        case .failed: commentsView.showError("Could not load comments")
        case .done where loader.comments.isEmpty: commentsView.showEmpty("No comments yet")
        case .done: commentsView.showRows()
        }
    }

    private func showComments() {
        heights = heights.filter { loader.index(of: $0.key) != nil }
        showFirstLoad()
        showFooter()
        commentsView.tableView.reloadData()
    }

    private func showFooter() {
        switch loader.paging {
        case .ended where loader.comments.isEmpty, .idle: commentsView.hideFooter()
        case .loading: commentsView.showFooter("Loading more…", canRetry: false)
        case .failed: commentsView.showFooter("Could not load more", canRetry: true)
        case .ended: commentsView.showFooter("No more comments", canRetry: false)
        }
    }

    // MARK: - Rows

    private func updateCell(of comment: Comment) {
        if let cell = visibleCell(of: comment.id) { cellController(of: comment).update(cell) }
    }

    private func showAges() {
        let tableView = commentsView.tableView
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            guard let cell = tableView.cellForRow(at: indexPath) as? CommentCell else { continue }
            cellController(of: loader.comments[indexPath.row]).showAge(in: cell)
        }
    }

    private func cellController(of comment: Comment) -> CommentCellController {
        CommentCellController(comment: comment, loader: loader)
    }

    private func visibleCell(of id: Comment.ID) -> CommentCell? {
        loader.index(of: id).flatMap {
            commentsView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? CommentCell
        }
    }

    /// Returns the height of a row in lines: the lines of the content and three more.
    private func height(of comment: Comment) -> Int {
        let controller = cellController(of: comment)
        let text = controller.mention + controller.body
        if heights[comment.id]?.text != text { heights[comment.id] = Heights(text: text) }
        let width = column.width
        if let height = heights[comment.id]?.byWidth[width] { return height }
        let height = column.lineCount(of: text) + 3
        heights[comment.id]?.byWidth[width] = height
        return height
    }
}

extension CommentsViewController: TextColumnObserver {
    func columnWidthDidChange() {
        commentsView.tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        loader.comments.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let comment = loader.comments[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cellController(of: comment).fill(cell)
        cell.onTapAvatar = { [weak self] in self?.onSelectUser(comment.authorID) }
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(height(of: loader.comments[indexPath.row]))
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == loader.comments.count - 1 { loader.loadMore() }
    }
}
