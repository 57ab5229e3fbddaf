@testable internal import CommentsVIPER

final class CommentsInteractorOutputSpy: CommentsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingComments
        case didFetchComments
        case didFailToFetchComments
        case didFailToRefreshComments
        case didFetchMoreComments
        case didChangePaging(PagingSummary)
        case didChangeAges
        case didChangeFavours(CommentSummary, at: Int)
        case didFailToFavourComment
    }

    var calls: [Call] = []

    func didBeginFetchingComments() { calls.append(.didBeginFetchingComments) }
    func didFetchComments() { calls.append(.didFetchComments) }
    func didFailToFetchComments() { calls.append(.didFailToFetchComments) }
    func didFailToRefreshComments() { calls.append(.didFailToRefreshComments) }
    func didFetchMoreComments() { calls.append(.didFetchMoreComments) }
    func didChangePaging(_ paging: PagingSummary) { calls.append(.didChangePaging(paging)) }
    func didChangeAges() { calls.append(.didChangeAges) }
    func didFailToFavourComment() { calls.append(.didFailToFavourComment) }

    func didChangeFavours(of comment: CommentSummary, at index: Int) {
        calls.append(.didChangeFavours(comment, at: index))
    }
}
