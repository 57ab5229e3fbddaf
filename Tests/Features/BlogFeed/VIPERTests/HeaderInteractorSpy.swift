@testable internal import BlogFeedVIPER

final class HeaderInteractorSpy: HeaderInteractorProtocol {
    enum Call: Equatable {
        case fetchUser
        case toggleFollow
        case unfollow
    }

    var calls: [Call] = []

    func fetchUser() { calls.append(.fetchUser) }
    func toggleFollow() { calls.append(.toggleFollow) }
    func unfollow() { calls.append(.unfollow) }
}
