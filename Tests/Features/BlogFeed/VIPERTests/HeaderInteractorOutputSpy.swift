@testable internal import BlogFeedVIPER

final class HeaderInteractorOutputSpy: HeaderInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchUser(UserSummary)
        case didFailToFetchUser
        case didChangeFollowed(Bool)
        case mustConfirmUnfollowing(UserSummary)
        case didFailToFollow
        case didFailToUnfollow
    }

    var calls: [Call] = []

    func didFetchUser(_ user: UserSummary) { calls.append(.didFetchUser(user)) }
    func didFailToFetchUser() { calls.append(.didFailToFetchUser) }
    func didChangeFollowed(_ isFollowed: Bool) { calls.append(.didChangeFollowed(isFollowed)) }
    func didFailToFollow() { calls.append(.didFailToFollow) }
    func didFailToUnfollow() { calls.append(.didFailToUnfollow) }

    func mustConfirmUnfollowing(_ user: UserSummary) {
        calls.append(.mustConfirmUnfollowing(user))
    }
}
