internal import Model

final class HeaderInteractor: HeaderInteractorProtocol {
    weak var output: (any HeaderInteractorOutputProtocol)?

    private let userID: User.ID
    private let canFollow: Bool
    private let userService: any UserService
    /// `nil` until the user has been fetched, and on the viewer's own page.
    private var followState: FollowSummary?

    init(userID: User.ID, canFollow: Bool, userService: any UserService) {
        self.userID = userID
        self.canFollow = canFollow
        self.userService = userService
    }

    // MARK: - Loading

    func fetchUser() {
        userService.user(id: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let user):
                output?.didFetchUser(summary(of: user))
                if canFollow { changeFollowState(to: user.isFollowed ? .followed : .notFollowed) }
            case .failure:
                output?.didFailToFetchUser()
            }
        }
    }

    private func summary(of user: User) -> UserSummary {
        UserSummary(
            name: user.name,
            icon: user.icon,
            biography: user.biography,
            blogCount: user.blogCount,
            friendCount: user.friendCount
        )
    }

    // MARK: - Following

    func follow() {
        guard followState == .notFollowed else { return }
        changeFollowState(to: .following)
        userService.follow(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                changeFollowState(to: .followed)
            case .failure:
                changeFollowState(to: .notFollowed)
                output?.didFailToFollow()
            }
        }
    }

    func unfollow() {
        guard followState == .followed else { return }
        changeFollowState(to: .unfollowing)
        userService.unfollow(userID: userID) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                changeFollowState(to: .notFollowed)
            case .failure:
                changeFollowState(to: .followed)
                output?.didFailToUnfollow()
            }
        }
    }

    private func changeFollowState(to followState: FollowSummary) {
        self.followState = followState
        output?.didChangeFollowState(followState)
    }
}
