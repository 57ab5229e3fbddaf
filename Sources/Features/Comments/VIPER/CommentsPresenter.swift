internal import Comments
internal import Foundation

final class CommentsPresenter: CommentsPresenterProtocol {
    weak var view: (any CommentsViewProtocol)?

    private let interactor: any CommentsInteractorProtocol
    private let router: any CommentsRouterProtocol
    private let column: any TextColumn
    /// By the comment, and by the width that they were computed for.
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
        column.onWidthChange = { [weak self] in self?.view?.updateRowHeights() }
        interactor.start()
    }

    func didTapRetry() {
        interactor.fetchComments()
    }

    func didPullToRefresh() {
        interactor.refreshComments()
    }

    func willDisplayRow(at row: Int) {
        interactor.fetchMoreComments(behind: row)
    }

    func didTapRetryMore() {
        interactor.retryFetchingMoreComments()
    }
}

extension CommentsPresenter: CommentsInteractorOutputProtocol {
    func didBeginFetchingComments() {
        view?.showLoading()
    }

    func didFetchComments() {
        if interactor.commentCount == 0 {
            view?.showEmpty("No comments yet")
        } else {
            view?.showRows()
        }
        view?.reloadRows()
    }

    func didFailToFetchComments() {
        view?.showError("Could not load comments")
    }

    func didFailToRefreshComments() {
        view?.showToast("Could not refresh")
    }

    func didFetchMoreComments() {
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

    func didChangeAges() {
        guard let view else { return }
        for row in view.visibleRows {
            view.showTime(time(of: interactor.comment(at: row)), at: row)
        }
    }

    func didChangeFavours(of comment: CommentSummary, at index: Int) {
        view?.showFavours(countText(comment.favourCount, "favour"), at: index)
        view?.enableFavour(!comment.isFavoured, at: index)
    }

    func didFailToFavourComment() {
        view?.showToast("Could not favour")
    }
}

// MARK: - Rows

extension CommentsPresenter {
    var numberOfRows: Int { interactor.commentCount }

    func fill(_ cell: any CommentCellProtocol, at row: Int) {
        let comment = interactor.comment(at: row)
        cell.showIdentifier(CommentsElement.Comment.row(id: comment.id))
        cell.showAvatar(comment.authorIcon ?? "icon0")
        cell.showName(displayName(comment.authorName))
        cell.showTime(time(of: comment))
        cell.showContent(mention: mention(of: comment), body: body(of: comment))
        cell.showFavours(countText(comment.favourCount, "favour"))
        cell.enableFavour(!comment.isFavoured)
    }

    /// In lines: those of the content, and three more.
    func height(ofRow row: Int) -> Int {
        let comment = interactor.comment(at: row)
        let width = column.width
        if let height = heights[comment.id]?[width] { return height }
        let height = column.lineCount(of: mention(of: comment) + body(of: comment)) + 3
        heights[comment.id, default: [:]][width] = height
        return height
    }

    func didTapAvatar(at row: Int) {
        router.openUser(id: interactor.comment(at: row).authorID)
    }

    func didTapFavour(at row: Int) {
        interactor.favourComment(at: row)
    }

    private func time(of comment: CommentSummary) -> String {
        switch comment.age {
        case ..<60: return "just now"
        case ..<3_600: return "\(Int(comment.age) / 60) min ago"
        case ..<86_400: return "\(Int(comment.age) / 3_600) h ago"
        default: return comment.writtenAt.formatted(.iso8601.year().month().day())
        }
    }

    /// Whom the content replies to; empty where it replies to nobody.
    private func mention(of comment: CommentSummary) -> String {
        comment.repliesTo.map { "@\(displayName($0))" } ?? ""
    }

    /// What stands behind the mention.
    private func body(of comment: CommentSummary) -> String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }

    private func displayName(_ name: String) -> String {
        name.isEmpty ? "Anonymous" : name
    }

    /// Counts from 10,000 are written in units of ten thousand, `w`, and truncated.
    private func countText(_ count: Int, _ unit: String) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(unit)"
        case ..<10_000: return "\(count) \(unit)s"
        case ..<100_000:
            let tenths = count / 1_000 % 10
            return "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(unit)s"
        default: return "\(count / 10_000)w \(unit)s"
        }
    }
}
