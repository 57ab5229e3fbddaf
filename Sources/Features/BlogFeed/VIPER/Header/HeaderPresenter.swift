final class HeaderPresenter: HeaderPresenterProtocol {
    weak var view: (any HeaderViewProtocol)?

    private let userID: Int
    private let canFollow: Bool
    private let interactor: any HeaderInteractorProtocol
    private let router: any HeaderRouterProtocol
    /// `nil` until the user has come.
    private var displayName: String?
    private var followStatus: FollowStatus?

    init(
        userID: Int,
        canFollow: Bool,
        interactor: any HeaderInteractorProtocol,
        router: any HeaderRouterProtocol
    ) {
        self.userID = userID
        self.canFollow = canFollow
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.fetchUser()
    }

    func didTapIcon() {
        router.openUser(id: userID)
    }

    func didTapFollow() {
        guard let displayName, let followStatus, !followStatus.isPending else { return }
        if followStatus.isFollowed {
            view?.confirmUnfollow("Stop following \(displayName)?")
        } else {
            interactor.follow()
        }
    }

    func didConfirmUnfollow() {
        interactor.unfollow()
    }
}

extension HeaderPresenter: HeaderInteractorOutputProtocol {
    func didFetchUser(_ user: UserSummary) {
        let name = user.name.isEmpty ? "Anonymous" : user.name
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        displayName = name
        view?.showIcon(user.icon ?? "icon0")
        view?.showName(name)
        view?.showSummary("Bio: \(biography)")
        view?.showBlogs("Blogs: \(user.blogCount)")
        view?.showFriends("Friends: \(user.friendCount)")
    }

    func didFailToFetchUser() {
        view?.showToast("Could not load the user")
    }

    func didChangeFollowing(_ status: FollowStatus) {
        followStatus = status
        guard canFollow else { return }
        view?.showFollowButton(status.isFollowed ? "Following" : "Follow")
    }

    func didFailToFollow() {
        view?.showToast("Could not follow")
    }

    func didFailToUnfollow() {
        view?.showToast("Could not unfollow")
    }
}
