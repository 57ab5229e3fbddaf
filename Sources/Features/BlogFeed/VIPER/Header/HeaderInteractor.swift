internal import Model

final class HeaderInteractor: HeaderInteractorProtocol {
    weak var output: (any HeaderInteractorOutputProtocol)?

    private let userID: User.ID
    private let userService: any UserService

    init(userID: User.ID, userService: any UserService) {
        self.userID = userID
        self.userService = userService
    }

    func fetchUser() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user): self?.handUp(user)
            case .failure: self?.output?.didFailToFetchUser()
            }
        }
    }

    func follow() {
        handUp(isFollowed: true, isPending: true)
        userService.follow(userID: userID) { [weak self] result in
            switch result {
            case .success:
                self?.handUp(isFollowed: true, isPending: false)
            case .failure:
                self?.handUp(isFollowed: false, isPending: false)
                self?.output?.didFailToFollow()
            }
        }
    }

    func unfollow() {
        handUp(isFollowed: false, isPending: true)
        userService.unfollow(userID: userID) { [weak self] result in
            switch result {
            case .success:
                self?.handUp(isFollowed: false, isPending: false)
            case .failure:
                self?.handUp(isFollowed: true, isPending: false)
                self?.output?.didFailToUnfollow()
            }
        }
    }

    private func handUp(_ user: User) {
        output?.didFetchUser(
            UserSummary(
                name: user.name,
                icon: user.icon,
                biography: user.biography,
                blogCount: user.blogCount,
                friendCount: user.friendCount
            )
        )
        handUp(isFollowed: user.isFollowed, isPending: false)
    }

    private func handUp(isFollowed: Bool, isPending: Bool) {
        output?.didChangeFollowing(FollowStatus(isFollowed: isFollowed, isPending: isPending))
    }
}
