@testable internal import Implementation

final class HeaderRouterSpy: HeaderRouterProtocol {
    enum Call: Equatable {
        case openUser(id: Int)
        case confirmUnfollow(name: String)
    }

    private(set) var calls: [Call] = []
    /// The answer to the last question.
    private(set) var unfollow: (() -> Void)?

    func openUser(id: Int) { calls.append(.openUser(id: id)) }

    func confirmUnfollow(of name: String, unfollow: @escaping () -> Void) {
        calls.append(.confirmUnfollow(name: name))
        self.unfollow = unfollow
    }
}
