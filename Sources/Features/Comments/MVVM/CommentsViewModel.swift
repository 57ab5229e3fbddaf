internal import Comments
internal import DataBinding
internal import Foundation
internal import Model

/// The contents of the list of comments.
@MainActor
final class CommentsViewModel {
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

    let placeholder = Bindable(Placeholder.none)
    let footer = Bindable(Footer.hidden)
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[CommentCellViewModel]>([])
    /// Called when the heights of rows have changed.
    var onHeightsChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    private let onSelectUser: (User.ID) -> Void
    /// The current time, which bound cells observe.
    private let now: Bindable<Date>

    /// The view models of the rows. They keep the heights of a comment, and whether a request runs for it.
    private var cellViewModels: [Comment.ID: CommentCellViewModel] = [:]
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    private var isOutdated = false
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
        now = Bindable(timeSource.now)
    }

    // MARK: - First page

    /// Loads comments, and from then on follows the clock and the width.
    func start() {
        timeSource.addObserver(self)
        column.addObserver(self)
        timeDidChange()
        loadFirstPage()
    }

    func loadFirstPage() {
        placeholder.value = .loading
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: placeholder.value = .error("Could not load comments")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadFirstPage()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        isOutdated = false
        commentService.comments(on: blogID, for: viewerID, after: nil) { [weak self] result in
            guard let self else { return }
            if isOutdated, case .success = result { return refresh() }
            isRefreshing.value = false
            switch result {
            case .success(let page): replaceRows(with: page)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func replaceRows(with page: CommentPage) {
        generation += 1
        forgetRows(notIn: page)
        let new = page.comments.map(cellViewModel)
        placeholder.value = new.isEmpty ? .empty("No comments yet") : .none
        showFooter(behind: page)
        rows.value = new
    }

    // MARK: - Further pages

    func willDisplayRow(at row: Int) {
        // After a failure, only the button loads the page.
        if row == rows.value.count - 1, footer.value == .hidden { loadNextPage() }
    }

    func retryNextPage() {
        if case .failed = footer.value { loadNextPage() }
    }

    private func loadNextPage() {
        footer.value = .loading("Loading more…")
        commentService.comments(on: blogID, for: viewerID, after: rows.value.last?.id) {
            [weak self, generation] result in
            guard let self, generation == self.generation else { return }
            switch result {
            case .success(let page): appendRows(of: page)
            case .failure: footer.value = .failed("Could not load more")
            }
        }
    }

    private func appendRows(of page: CommentPage) {
        let new = page.comments.map(cellViewModel)
        showFooter(behind: page)
        rows.append(contentsOf: new)
    }

    private func showFooter(behind page: CommentPage) {
        footer.value =
            page.isLast && placeholder.value == .none ? .end("No more comments") : .hidden
    }

    // MARK: - Rows

    private func cellViewModel(for comment: Comment) -> CommentCellViewModel {
        if let viewModel = cellViewModels[comment.id] {
            viewModel.comment = comment
            return viewModel
        }
        let viewModel = CommentCellViewModel(
            comment: comment,
            viewerID: viewerID,
            commentService: commentService,
            now: now,
            column: column
        )
        viewModel.onSelectUser = onSelectUser
        viewModel.onFavour = { [weak self] in self?.isOutdated = true }
        viewModel.onMessage = { [weak self] message in self?.onMessage?(message) }
        cellViewModels[comment.id] = viewModel
        return viewModel
    }

    /// Forgets the view models of comments that a page does not list. If a request runs for one, only its
    /// heights are forgotten.
    private func forgetRows(notIn page: CommentPage) {
        let listedIDs = Set(page.comments.map(\.id))
        for (id, viewModel) in cellViewModels where !listedIDs.contains(id) {
            viewModel.forgetHeights()
            if !viewModel.isFavouring { cellViewModels[id] = nil }
        }
    }
}

extension CommentsViewModel: TimeObserver {
    func timeDidChange() {
        now.value = timeSource.now
    }
}

extension CommentsViewModel: TextColumnObserver {
    func columnWidthDidChange() {
        onHeightsChange?()
    }
}
