@testable internal import Implementation

final class CommentsRouterSpy: CommentsRouterProtocol {
    enum Call: Equatable {
        case openUser(id: Int)
    }

    private(set) var calls: [Call] = []

    func openUser(id: Int) { calls.append(.openUser(id: id)) }
}
