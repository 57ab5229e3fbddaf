internal import Comments
internal import Model
internal import Observation
internal import StateManagement

/// The contents of the list of comments.
@MainActor
@Observable
final class CommentsModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    /// The footer after the last row.
    enum Footer: Equatable {
        case hidden
        case loading(String)
        case failed(String)
        case end(String)
    }

    private(set) var placeholder = Placeholder.none
    private(set) var footer = Footer.hidden
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    private(set) var isRefreshing = false
    private(set) var rows: [CommentModel] = []
    /// Incremented by each page that arrives. The view then shows the list again, even if it has the
    /// same rows.
    private(set) var listVersion = 0
    /// The width of the rows, on which their heights depend.
    private(set) var width: Int
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    @ObservationIgnored private let commentService: any CommentService
    private let clock: ClockModel
    @ObservationIgnored private let column: any TextColumn
    @ObservationIgnored private let onSelectUser: (User.ID) -> Void

    /// The models of the rows. They keep the heights of a comment, and whether a request runs for it.
    @ObservationIgnored private var commentModels: [Comment.ID: CommentModel] = [:]
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    @ObservationIgnored private var isOutdated = false
    /// The task that loads the next page. It is cancelled when a first page replaces the rows.
    @ObservationIgnored private var loadMoreTask: Task<Void, Never>?

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
        clock = ClockModel(timeSource: timeSource)
        self.column = column
        width = column.width
        self.onSelectUser = onSelectUser
    }

    /// Follows the clock and the width.
    func start() {
        clock.start()
        column.addObserver(self)
    }

    // MARK: - First page

    func load() async {
        placeholder = .loading
        defer { isRefreshing = false }
        do {
            replaceRows(with: try await comments(after: nil))
        } catch is CancellationError {
            return
        } catch {
            placeholder = .error("Could not load comments")
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        defer { isRefreshing = false }
        do {
            var page: CommentPage
            repeat {
                isOutdated = false
                page = try await comments(after: nil)
            } while isOutdated
            replaceRows(with: page)
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not refresh")
        }
    }

    private func replaceRows(with page: CommentPage) {
        loadMoreTask?.cancel()
        forgetRows(notIn: page)
        rows = []
        appendRows(of: page)
        placeholder = rows.isEmpty ? .empty("No comments yet") : .none
    }

    // MARK: - Further pages

    /// Loads the next page if the last row is shown. After a failure, only the button loads it.
    func loadMore(after row: CommentModel, in tasks: ScreenTasks) {
        if row === rows.last, footer == .hidden { loadMore(in: tasks) }
    }

    func retryLoadingMore(in tasks: ScreenTasks) {
        if case .failed = footer { loadMore(in: tasks) }
    }

    private func loadMore(in tasks: ScreenTasks) {
        footer = .loading("Loading more…")
        loadMoreTask = tasks.start(appendNextPage)
    }

    private func appendNextPage() async {
        do {
            appendRows(of: try await comments(after: rows.last?.id))
        } catch is CancellationError {
            return
        } catch {
            footer = .failed("Could not load more")
        }
    }

    private func comments(after lastID: Comment.ID?) async throws -> CommentPage {
        try await commentService.comments(on: blogID, for: viewerID, after: lastID)
    }

    private func appendRows(of page: CommentPage) {
        rows.append(contentsOf: page.comments.map(row))
        footer = page.isLast && !rows.isEmpty ? .end("No more comments") : .hidden
        listVersion += 1
    }

    // MARK: - Rows

    private func row(of comment: Comment) -> CommentModel {
        if let row = commentModels[comment.id] {
            row.update(comment)
            return row
        }
        let row = CommentModel(
            comment: comment,
            viewerID: viewerID,
            commentService: commentService,
            clock: clock,
            column: column
        )
        row.onSelectUser = onSelectUser
        row.onFavour = { [weak self] in self?.isOutdated = true }
        row.onMessage = { [weak self] in self?.onMessage?($0) }
        commentModels[comment.id] = row
        return row
    }

    /// Forgets the models of comments that a page does not list. If a request runs for one, only its
    /// heights are forgotten.
    private func forgetRows(notIn page: CommentPage) {
        let listedIDs = Set(page.comments.map(\.id))
        for (id, model) in commentModels where !listedIDs.contains(id) {
            model.forgetHeights()
            if !model.isFavouring { commentModels[id] = nil }
        }
    }
}

extension CommentsModel: TextColumnObserver {
    func columnWidthDidChange() {
        width = column.width
    }
}
