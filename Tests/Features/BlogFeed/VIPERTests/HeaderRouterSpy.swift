@testable internal import BlogFeedVIPER

final class HeaderRouterSpy: HeaderRouterProtocol {
    enum Call: Equatable {
        case openUser(id: Int)
    }

    private(set) var calls: [Call] = []

    func openUser(id: Int) { calls.append(.openUser(id: id)) }
}
