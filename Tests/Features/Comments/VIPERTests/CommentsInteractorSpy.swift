@testable internal import CommentsVIPER

final class CommentsInteractorSpy: CommentsInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchComments
        case refreshComments
        case fetchMoreComments(behind: Int)
        case retryFetchingMoreComments
        case favourComment(at: Int)
    }

    var comments: [CommentSummary] = []
    var calls: [Call] = []

    var commentCount: Int { comments.count }
    func comment(at index: Int) -> CommentSummary { comments[index] }

    func start() { calls.append(.start) }
    func fetchComments() { calls.append(.fetchComments) }
    func refreshComments() { calls.append(.refreshComments) }
    func fetchMoreComments(behind index: Int) { calls.append(.fetchMoreComments(behind: index)) }
    func retryFetchingMoreComments() { calls.append(.retryFetchingMoreComments) }
    func favourComment(at index: Int) { calls.append(.favourComment(at: index)) }
}
