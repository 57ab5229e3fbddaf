internal import Model

final class HeaderInteractor: HeaderInteractorProtocol {
    weak var output: (any HeaderInteractorOutputProtocol)?

    private let userID: User.ID
    private let canFollow: Bool
    private let userService: any UserService
    /// `nil` until it has come.
    private var user: User?
    private var isFollowRequestRunning = false

    init(userID: User.ID, canFollow: Bool, userService: any UserService) {
        self.userID = userID
        self.canFollow = canFollow
        self.userService = userService
    }

    // MARK: - Loading

    func fetchUser() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user): self?.handUp(user)
            case .failure: self?.output?.didFailToFetchUser()
            }
        }
    }

    private func handUp(_ user: User) {
        self.user = user
        output?.didFetchUser(summary(of: user))
        setFollowed(user.isFollowed)
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

    func toggleFollow() {
        guard let user, !isFollowRequestRunning else { return }
        if user.isFollowed {
            output?.mustConfirmUnfollowing(summary(of: user))
        } else {
            follow()
        }
    }

    func unfollow() {
        beginFollowRequest(setting: false)
        userService.unfollow(userID: userID) { [weak self] result in
            guard let self else { return }
            endFollowRequest(result, setting: false)
            if case .failure = result { output?.didFailToUnfollow() }
        }
    }

    private func follow() {
        beginFollowRequest(setting: true)
        userService.follow(userID: userID) { [weak self] result in
            guard let self else { return }
            endFollowRequest(result, setting: true)
            if case .failure = result { output?.didFailToFollow() }
        }
    }

    /// Hands up the outcome before the service has agreed to it.
    private func beginFollowRequest(setting isFollowed: Bool) {
        isFollowRequestRunning = true
        setFollowed(isFollowed)
    }

    private func endFollowRequest(_ result: Result<Void, ServiceError>, setting isFollowed: Bool) {
        isFollowRequestRunning = false
        if case .failure = result { setFollowed(!isFollowed) }
    }

    private func setFollowed(_ isFollowed: Bool) {
        user?.isFollowed = isFollowed
        if canFollow { output?.didChangeFollowed(isFollowed) }
    }
}
