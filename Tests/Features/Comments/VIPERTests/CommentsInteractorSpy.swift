@testable internal import Implementation

final class CommentsInteractorSpy: CommentsInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchComments
        case refreshComments
        case fetchMoreComments
        case retryFetchingMoreComments
        case favourComment(id: Int)
    }

    var calls: [Call] = []

    func start() { calls.append(.start) }
    func fetchComments() { calls.append(.fetchComments) }
    func refreshComments() { calls.append(.refreshComments) }
    func fetchMoreComments() { calls.append(.fetchMoreComments) }
    func retryFetchingMoreComments() { calls.append(.retryFetchingMoreComments) }
    func favourComment(id: Int) { calls.append(.favourComment(id: id)) }
}
