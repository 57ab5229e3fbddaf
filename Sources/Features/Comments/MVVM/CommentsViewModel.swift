internal import Comments
internal import Model

/// What the list of comments shows. An observer hears of each value when it is set, and of each change
/// after that.
@MainActor
final class CommentsViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    /// What stands behind the last row.
    enum Footer: Equatable {
        case hidden
        case loading(String)
        case failed(String)
        case end(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var footer = Footer.hidden {
        didSet { if footer != oldValue { onFooterChange?(footer) } }
    }
    private(set) var rows: [CommentCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onFooterChange: ((Footer) -> Void)? {
        didSet { onFooterChange?(footer) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    /// What rows say of their time is no longer true.
    var onTimesChange: (() -> Void)?
    /// How high rows are is no longer true.
    var onHeightsChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    private let onSelectUser: (User.ID) -> Void

    /// The comments that have a row.
    private var listedIDs: Set<Comment.ID> = []
    /// The view models of all rows that there ever were: they keep what was computed for a comment, and
    /// whether a request runs for it.
    private var cellViewModels: [Comment.ID: CommentCellViewModel] = [:]
    private var isRefreshing = false
    private var nextPage = 2
    /// Counts refreshes. A page that was asked for before the latest one is dropped.
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

    // MARK: - First page

    /// Loads comments, and from then on hears of time and width.
    func start() {
        timeSource.onChange = { [weak self] in self?.onTimesChange?() }
        column.onWidthChange = { [weak self] in self?.onHeightsChange?() }
        loadFirstPage()
    }

    func loadFirstPage() {
        placeholder = .loading
        commentService.comments(on: blogID, for: viewerID, page: 1) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: placeholder = .error("Could not load comments")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadFirstPage()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        generation += 1
        if case .end = footer {} else { footer = .hidden }
        commentService.comments(on: blogID, for: viewerID, page: 1) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: CommentPage) {
        listedIDs = []
        nextPage = 2
        let new = newRows(for: page)
        placeholder = new.isEmpty ? .empty("No comments yet") : .none
        showFooter(behind: page)
        rows = new
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure only the button asks again.
        if row == rows.count - 1, footer == .hidden { loadNextPage() }
    }

    func retryNextPage() {
        if case .failed = footer { loadNextPage() }
    }

    private func loadNextPage() {
        guard !isRefreshing else { return }
        footer = .loading("Loading more…")
        commentService.comments(on: blogID, for: viewerID, page: nextPage) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: footer = .failed("Could not load more")
            }
        }
    }

    private func appendRows(of page: CommentPage) {
        nextPage += 1
        let new = newRows(for: page)
        showFooter(behind: page)
        rows += new
    }

    private func newRows(for page: CommentPage) -> [CommentCellViewModel] {
        page.comments.filter { listedIDs.insert($0.id).inserted }.map(cellViewModel)
    }

    private func showFooter(behind page: CommentPage) {
        footer = page.isLast && !listedIDs.isEmpty ? .end("No more comments") : .hidden
    }

    // MARK: - Rows

    /// Brings the times of rows that are visible up to date.
    func updateTimes(of visibleRows: [Int]) {
        for row in visibleRows { rows[row].updateTime() }
    }

    private func cellViewModel(for comment: Comment) -> CommentCellViewModel {
        if let viewModel = cellViewModels[comment.id] {
            viewModel.comment = comment
            return viewModel
        }
        let viewModel = CommentCellViewModel(
            comment: comment,
            viewerID: viewerID,
            commentService: commentService,
            timeSource: timeSource,
            column: column
        )
        viewModel.onSelectUser = onSelectUser
        viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
        cellViewModels[comment.id] = viewModel
        return viewModel
    }
}
