internal import Comments
internal import Model

final class CommentsPresenter: CommentsPresenterProtocol {
    private enum FirstLoad { case running, failed, done }
    private enum Footer { case hidden, loading, failed, end }

    weak var view: (any CommentsViewProtocol)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    private let onSelectUser: (User.ID) -> Void

    private var rows: [CommentCellPresenter] = []
    /// The presenters of the rows. They keep the heights of a comment, and whether a request runs for it.
    private var cellPresenters: [Comment.ID: CommentCellPresenter] = [:]
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false
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
    }

    func viewDidLoad() {
        timeSource.addObserver(self)
        column.addObserver(self)
        loadFirstPage()
    }

    // MARK: - First page

    func didTapRetry() {
        loadFirstPage()
    }

    private func loadFirstPage() {
        firstLoad = .running
        view?.showLoading()
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            case .success(let page):
                firstLoad = .done
                replaceRows(with: page)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load comments")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadFirstPage()
        case .done: if !isRefreshing { refresh() }
        }
    }

    private func refresh() {
        isRefreshing = true
        isOutdated = false
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            if isOutdated, case .success = result { return refresh() }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: CommentPage) {
        generation += 1
        forgetRows(notIn: page)
        rows = []
        addRows(for: page)
        if rows.isEmpty { view?.showEmpty("No comments yet") } else { view?.showRows() }
        showRows(until: page)
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure, only the button loads the page.
        if row == rows.count - 1, footer == .hidden { loadNextPage() }
    }

    func didTapRetryMore() {
        if footer == .failed { loadNextPage() }
    }

    private func loadNextPage() {
        showFooter(.loading)
        commentService.comments(on: blogID, for: viewerID, after: rows.last?.id) {
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
        rows += page.comments.map(cellPresenter)
    }

    private func showRows(until page: CommentPage) {
        showFooter(page.isLast && !rows.isEmpty ? .end : .hidden)
        view?.reloadRows()
    }

    private func showFooter(_ footer: Footer) {
        self.footer = footer
        switch footer {
        case .hidden: view?.hideFooter()
        case .loading: view?.showFooter("Loading more…", canRetry: false)
        case .failed: view?.showFooter("Could not load more", canRetry: true)
        case .end: view?.showFooter("No more comments", canRetry: false)
        }
    }
}

// MARK: - Rows

extension CommentsPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any CommentCellPresenterProtocol { rows[row] }

    func height(ofRow row: Int) -> Int { rows[row].height }

    private func cellPresenter(for comment: Comment) -> CommentCellPresenter {
        if let presenter = cellPresenters[comment.id] {
            presenter.comment = comment
            return presenter
        }
        let presenter = CommentCellPresenter(
            comment: comment,
            viewerID: viewerID,
            commentService: commentService,
            timeSource: timeSource,
            column: column
        )
        presenter.onSelectUser = onSelectUser
        presenter.onFavour = { [weak self] in self?.isOutdated = true }
        presenter.onMessage = { [weak self] message in self?.view?.showToast(message) }
        cellPresenters[comment.id] = presenter
        return presenter
    }

    /// Forgets the presenters of comments that a page does not list. If a request runs for one, only its
    /// heights are forgotten.
    private func forgetRows(notIn page: CommentPage) {
        let listedIDs = Set(page.comments.map(\.id))
        for (id, presenter) in cellPresenters where !listedIDs.contains(id) {
            presenter.forgetHeights()
            if !presenter.isFavouring { cellPresenters[id] = nil }
        }
    }
}

extension CommentsPresenter: TimeObserver {
    func timeDidChange() {
        guard let view else { return }
        for row in view.visibleRows { rows[row].showTime() }
    }
}

extension CommentsPresenter: TextColumnObserver {
    func columnWidthDidChange() {
        view?.updateRowHeights()
    }
}
