internal import BlogFeed
internal import Model
internal import ModelFormatting

final class HeaderPresenter: HeaderPresenterProtocol {
    private static let defaultIcon = "icon0"

    weak var view: (any HeaderViewProtocol)?

    private let userID: User.ID
    private let canFollow: Bool
    private let userService: any UserService
    private let onSelectUser: (User.ID) -> Void
    private let onUnfollow: UnfollowHandler
    /// The loaded user; `nil` before the first reply.
    private var user: User?
    private var isFollowRequestRunning = false

    init(
        userID: User.ID,
        canFollow: Bool,
        userService: any UserService,
        onSelectUser: @escaping (User.ID) -> Void,
        onUnfollow: @escaping UnfollowHandler
    ) {
        self.userID = userID
        self.canFollow = canFollow
        self.userService = userService
        self.onSelectUser = onSelectUser
        self.onUnfollow = onUnfollow
    }

    func viewDidLoad() {
        view?.showIcon(Self.defaultIcon)
        loadUser()
    }

    func didTapIcon() {
        onSelectUser(userID)
    }

    // MARK: - Loading

    private func loadUser() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user): self?.show(user)
            case .failure: self?.view?.showToast("Could not load the user")
            }
        }
    }

    private func show(_ user: User) {
        self.user = user
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        view?.showIcon(user.icon ?? Self.defaultIcon)
        view?.showName(TextFormat.name(user.name))
        view?.showSummary("Bio: \(biography)")
        view?.showBlogs("Blogs: \(user.blogCount)")
        view?.showFriends("Friends: \(user.friendCount)")
        showFollowed(user.isFollowed)
    }

    private func showFollowed(_ isFollowed: Bool) {
        guard canFollow else { return }
        view?.showFollowButton(isFollowed ? "Following" : "Follow")
    }

    // MARK: - Following

    func didTapFollow() {
        guard let user, !isFollowRequestRunning else { return }
        if user.isFollowed {
            onUnfollow(TextFormat.name(user.name)) { [weak self] in self?.unfollow() }
        } else {
            follow()
        }
    }

    private func unfollow() {
        beginFollowRequest(setting: false)
        userService.unfollow(userID: userID) { [weak self] result in
            self?.endFollowRequest(result, setting: false, failure: "Could not unfollow")
        }
    }

    private func follow() {
        beginFollowRequest(setting: true)
        userService.follow(userID: userID) { [weak self] result in
            self?.endFollowRequest(result, setting: true, failure: "Could not follow")
        }
    }

    /// Shows the result before the service has replied.
    private func beginFollowRequest(setting isFollowed: Bool) {
        isFollowRequestRunning = true
        user?.isFollowed = isFollowed
        showFollowed(isFollowed)
    }

    private func endFollowRequest(
        _ result: Result<Void, ServiceError>,
        setting isFollowed: Bool,
        failure: String
    ) {
        isFollowRequestRunning = false
        guard case .failure = result else { return }
        user?.isFollowed = !isFollowed
        showFollowed(!isFollowed)
        view?.showToast(failure)
    }
}
