internal import Comments
internal import Foundation
internal import ModelFormatting

final class CommentsPresenter: CommentsPresenterProtocol {
    weak var view: (any CommentsViewProtocol)?

    private let interactor: any CommentsInteractorProtocol
    private let router: any CommentsRouterProtocol
    private let column: any TextColumn
    private var rows: [CommentRow] = []
    private var indicesByID: [Int: Int] = [:]
    private var now = Date.distantPast
    /// The computed heights, by the id of the row and the width of the column.
    private var heights: [Int: [Int: Int]] = [:]

    init(
        interactor: any CommentsInteractorProtocol,
        router: any CommentsRouterProtocol,
        column: any TextColumn
    ) {
        self.interactor = interactor
        self.router = router
        self.column = column
    }

    func viewDidLoad() {
        column.addObserver(self)
        interactor.start()
    }

    func didTapRetry() {
        interactor.fetchComments()
    }

    func didPullToRefresh() {
        interactor.refreshComments()
    }

    func didTapRetryMore() {
        interactor.retryFetchingMoreComments()
    }
}

extension CommentsPresenter: CommentsInteractorOutputProtocol {
    func didBeginFetchingComments() {
        view?.showLoading()
    }

    func didFetchComments(_ comments: [CommentSummary]) {
        let oldRows = rows
        rows = []
        indicesByID = [:]
        appendRows(of: comments)
        keepHeights(of: oldRows)
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("No comments yet") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchComments() {
        view?.endRefreshing()
        view?.showError("Could not load comments")
    }

    func didFailToRefreshComments() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }

    func didFetchMoreComments(_ comments: [CommentSummary]) {
        appendRows(of: comments)
        view?.reloadRows()
    }

    func didChangePaging(_ paging: PagingSummary) {
        switch paging {
        case .idle: view?.hideFooter()
        case .running: view?.showFooter("Loading more…", canRetry: false)
        case .failed: view?.showFooter("Could not load more", canRetry: true)
        case .complete: view?.showFooter("No more comments", canRetry: false)
        }
    }

    func didChangeTime(to now: Date) {
        self.now = now
        view?.updateTimes()
    }

    func didUpdateComment(_ comment: CommentSummary) {
        guard let index = indicesByID[comment.id] else { return }
        rows[index] = row(of: comment)
        view?.updateRow(rows[index])
    }

    func didFailToFavourComment() {
        view?.showToast("Could not favour")
    }
}

// MARK: - Rows

extension CommentsPresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> CommentRow { rows[index] }

    func time(of row: CommentRow) -> String {
        TextFormat.age(of: row.writtenAt, at: now)
    }

    /// The lines of the content and three more.
    func height(of row: CommentRow) -> Int {
        let width = column.width
        if let height = heights[row.id]?[width] { return height }
        let height = column.lineCount(of: row.mention + row.body) + 3
        heights[row.id, default: [:]][width] = height
        return height
    }

    func willDisplayRow(id: Int) {
        if id == rows.last?.id { interactor.fetchMoreComments() }
    }

    func didTapAvatar(userID: Int) {
        router.openUser(id: userID)
    }

    func didTapFavour(id: Int) {
        interactor.favourComment(id: id)
    }

    private func appendRows(of comments: [CommentSummary]) {
        for comment in comments {
            indicesByID[comment.id] = rows.count
            rows.append(row(of: comment))
        }
    }

    /// Keeps the heights of the rows that are listed again with the same text.
    private func keepHeights(of oldRows: [CommentRow]) {
        let oldHeights = heights
        heights = [:]
        for row in oldRows where indicesByID[row.id].map({ rows[$0].body }) == row.body {
            heights[row.id] = oldHeights[row.id]
        }
    }

    private func row(of comment: CommentSummary) -> CommentRow {
        let mention = comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? ""
        let separator = mention.isEmpty || comment.content.isEmpty ? "" : " "
        return CommentRow(
            id: comment.id,
            authorID: comment.authorID,
            avatar: comment.authorIcon ?? "icon0",
            name: TextFormat.name(comment.authorName),
            writtenAt: comment.writtenAt,
            mention: mention,
            body: separator + comment.content,
            favours: TextFormat.count(comment.favourCount, of: "favour"),
            canFavour: !comment.isFavoured
        )
    }
}

extension CommentsPresenter: TextColumnObserver {
    func columnWidthDidChange() {
        view?.updateRowHeights()
    }
}
