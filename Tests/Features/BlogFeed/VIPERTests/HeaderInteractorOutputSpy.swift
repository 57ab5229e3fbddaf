@testable internal import BlogFeedVIPER

final class HeaderInteractorOutputSpy: HeaderInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchUser(UserSummary)
        case didFailToFetchUser
        case didChangeFollowing(FollowStatus)
        case didFailToFollow
        case didFailToUnfollow
    }

    var calls: [Call] = []

    func didFetchUser(_ user: UserSummary) { calls.append(.didFetchUser(user)) }
    func didFailToFetchUser() { calls.append(.didFailToFetchUser) }
    func didChangeFollowing(_ status: FollowStatus) { calls.append(.didChangeFollowing(status)) }
    func didFailToFollow() { calls.append(.didFailToFollow) }
    func didFailToUnfollow() { calls.append(.didFailToUnfollow) }
}
