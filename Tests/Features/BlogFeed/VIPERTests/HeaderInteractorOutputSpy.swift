@testable internal import Implementation

final class HeaderInteractorOutputSpy: HeaderInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchUser(UserSummary)
        case didFailToFetchUser
        case didChangeFollowState(FollowSummary)
        case didFailToFollow
        case didFailToUnfollow
    }

    var calls: [Call] = []

    func didFetchUser(_ user: UserSummary) { calls.append(.didFetchUser(user)) }
    func didFailToFetchUser() { calls.append(.didFailToFetchUser) }
    func didFailToFollow() { calls.append(.didFailToFollow) }
    func didFailToUnfollow() { calls.append(.didFailToUnfollow) }

    func didChangeFollowState(_ followState: FollowSummary) {
        calls.append(.didChangeFollowState(followState))
    }
}
