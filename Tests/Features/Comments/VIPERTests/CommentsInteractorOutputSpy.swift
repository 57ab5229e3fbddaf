internal import Foundation

@testable internal import Implementation

final class CommentsInteractorOutputSpy: CommentsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingComments
        case didFetchComments(ids: [Int])
        case didFailToFetchComments
        case didFailToRefreshComments
        case didFetchMoreComments(ids: [Int])
        case didChangePaging(PagingSummary)
        case didChangeTime(Date)
        case didUpdateComment(CommentSummary)
        case didFailToFavourComment
    }

    var calls: [Call] = []
    /// The listed comments, in order, as they were fetched.
    private(set) var comments: [CommentSummary] = []

    func didBeginFetchingComments() { calls.append(.didBeginFetchingComments) }
    func didFailToFetchComments() { calls.append(.didFailToFetchComments) }
    func didFailToRefreshComments() { calls.append(.didFailToRefreshComments) }
    func didChangePaging(_ paging: PagingSummary) { calls.append(.didChangePaging(paging)) }
    func didChangeTime(to now: Date) { calls.append(.didChangeTime(now)) }
    func didUpdateComment(_ comment: CommentSummary) { calls.append(.didUpdateComment(comment)) }
    func didFailToFavourComment() { calls.append(.didFailToFavourComment) }

    func didFetchComments(_ comments: [CommentSummary]) {
        self.comments = comments
        calls.append(.didFetchComments(ids: comments.map(\.id)))
    }

    func didFetchMoreComments(_ comments: [CommentSummary]) {
        self.comments += comments
        calls.append(.didFetchMoreComments(ids: comments.map(\.id)))
    }
}
