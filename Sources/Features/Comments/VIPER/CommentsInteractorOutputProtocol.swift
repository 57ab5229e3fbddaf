internal import Foundation

/// The answers of the interactor.
@MainActor
protocol CommentsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingComments()
    /// The comments replace all listed comments.
    func didFetchComments(_ comments: [CommentSummary])
    func didFailToFetchComments()
    func didFailToRefreshComments()
    /// The comments follow the last listed comment.
    func didFetchMoreComments(_ comments: [CommentSummary])
    func didChangePaging(_ paging: PagingSummary)
    func didChangeTime(to now: Date)
    func didUpdateComment(_ comment: CommentSummary)
    func didFailToFavourComment()
}
