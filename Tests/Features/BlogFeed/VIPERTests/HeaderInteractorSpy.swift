@testable internal import Implementation

final class HeaderInteractorSpy: HeaderInteractorProtocol {
    enum Call: Equatable {
        case fetchUser
        case follow
        case unfollow
    }

    var calls: [Call] = []

    func fetchUser() { calls.append(.fetchUser) }
    func follow() { calls.append(.follow) }
    func unfollow() { calls.append(.unfollow) }
}
