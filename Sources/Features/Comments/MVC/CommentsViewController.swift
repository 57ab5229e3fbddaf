internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Model

final class CommentsViewController: UIViewController {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    private let onSelectUser: (User.ID) -> Void
    private lazy var commentsView = CommentsView()

    private var rows: [CommentCellController] = []
    private var rowsByID: [Comment.ID: Int] = [:]
    /// The controllers of the rows. They keep the heights of a comment, and whether a request runs for it.
    private var cellControllers: [Comment.ID: CommentCellController] = [:]
    private var firstLoad = FirstLoad.done
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false
    private var footer = Footer.hidden
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    private var generation = 0

    init(
        blogID: Blog.ID,
        viewerID: User.ID,
        commentService: any CommentService,
        timeSource: any TimeSource,
        column: any TextColumn,
        onSelectUser: @escaping (User.ID) -> Void
    ) {
        self.blogID = blogID
        self.viewerID = viewerID
        self.commentService = commentService
        self.timeSource = timeSource
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
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        commentsView.onRetry = { [weak self] in self?.loadFirstPage() }
        commentsView.onRetryMore = { [weak self] in self?.retryNextPage() }
        timeSource.addObserver(self)
        column.addObserver(self)
        loadFirstPage()
    }

    // MARK: - First page

    private func loadFirstPage() {
        firstLoad = .running
        commentsView.showLoading()
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            commentsView.refreshControl.endRefreshing()
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceRows(with: page)
            case .failure:
                firstLoad = .failed
                commentsView.showError("Could not load comments")
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: refresh()
        }
    }

    private func refresh() {
        isOutdated = false
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            if isOutdated, case .success = result { return refresh() }
            commentsView.refreshControl.endRefreshing()
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: CommentPage) {
        generation += 1
        forgetRows(notIn: page)
        rows = []
        rowsByID = [:]
        addRows(for: page)
        if rows.isEmpty {
            commentsView.showEmpty("No comments yet")
        } else {
            commentsView.showRows()
        }
        showRows(until: page)
    }

    // MARK: - Further pages

    private func retryNextPage() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        commentService.comments(on: blogID, for: viewerID, after: rows.last?.comment.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: showFooter(.failed)
            }
        }
    }

    private func appendRows(of page: CommentPage) {
        addRows(for: page)
        showRows(until: page)
    }

    private func addRows(for page: CommentPage) {
        for comment in page.comments {
            rowsByID[comment.id] = rows.count
            rows.append(cellController(for: comment))
        }
    }

    private func showRows(until page: CommentPage) {
        showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
        commentsView.tableView.reloadData()
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        switch footer {
        case .hidden: commentsView.hideFooter()
        case .loading: commentsView.showFooter("Loading more…", canRetry: false)
        case .failed: commentsView.showFooter("Could not load more", canRetry: true)
        case .end: commentsView.showFooter("No more comments", canRetry: false)
        }
    }

    // MARK: - Rows

    private func cellController(for comment: Comment) -> CommentCellController {
        if let controller = cellControllers[comment.id] {
            controller.comment = comment
            return controller
        }
        let controller = CommentCellController(
            comment: comment,
            viewerID: viewerID,
            commentService: commentService,
            timeSource: timeSource,
            column: column
        )
        controller.visibleCell = { [weak self] in self?.visibleCell(of: comment.id) }
        controller.onSelectUser = onSelectUser
        controller.onFavour = { [weak self] in self?.isOutdated = true }
        controller.onMessage = { [weak self] message in self?.showToast(message) }
        cellControllers[comment.id] = controller
        return controller
    }

    /// Forgets the controllers of comments that a page does not list. If a request runs for one, only its
    /// heights are forgotten.
    private func forgetRows(notIn page: CommentPage) {
        let listedIDs = Set(page.comments.map(\.id))
        for (id, controller) in cellControllers where !listedIDs.contains(id) {
            controller.forgetHeights()
            if !controller.isFavouring { cellControllers[id] = nil }
        }
    }

    private func visibleCell(of id: Comment.ID) -> CommentCell? {
        rowsByID[id].flatMap {
            commentsView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? CommentCell
        }
    }
}

extension CommentsViewController: TimeObserver {
    func timeDidChange() {
        let tableView = commentsView.tableView
        for indexPath in tableView.indexPathsForVisibleRows ?? [] {
            guard let cell = tableView.cellForRow(at: indexPath) as? CommentCell else { continue }
            rows[indexPath.row].showTime(in: cell)
        }
    }
}

extension CommentsViewController: TextColumnObserver {
    func columnWidthDidChange() {
        commentsView.tableView.performBatchUpdates(nil)
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(rows[indexPath.row].height)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        // After a failure, only the button loads the page.
        if indexPath.row == rows.count - 1, footer == .hidden { loadNextPage() }
    }
}
