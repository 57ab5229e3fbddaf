final class HeaderPresenter: HeaderPresenterProtocol {
    private static let defaultIcon = "icon0"

    weak var view: (any HeaderViewProtocol)?

    private let userID: Int
    private let interactor: any HeaderInteractorProtocol
    private let router: any HeaderRouterProtocol

    init(
        userID: Int,
        interactor: any HeaderInteractorProtocol,
        router: any HeaderRouterProtocol
    ) {
        self.userID = userID
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        view?.showIcon(Self.defaultIcon)
        interactor.fetchUser()
    }

    func didTapIcon() {
        router.openUser(id: userID)
    }

    func didTapFollow() {
        interactor.toggleFollow()
    }

    func didConfirmUnfollow() {
        interactor.unfollow()
    }

    private func displayName(of user: UserSummary) -> String {
        user.name.isEmpty ? "Anonymous" : user.name
    }
}

extension HeaderPresenter: HeaderInteractorOutputProtocol {
    func didFetchUser(_ user: UserSummary) {
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        view?.showIcon(user.icon ?? Self.defaultIcon)
        view?.showName(displayName(of: user))
        view?.showSummary("Bio: \(biography)")
        view?.showBlogs("Blogs: \(user.blogCount)")
        view?.showFriends("Friends: \(user.friendCount)")
    }

    func didFailToFetchUser() {
        view?.showToast("Could not load the user")
    }

    func didChangeFollowed(_ isFollowed: Bool) {
        view?.showFollowButton(isFollowed ? "Following" : "Follow")
    }

    func mustConfirmUnfollowing(_ user: UserSummary) {
        view?.confirmUnfollow("Stop following \(displayName(of: user))?")
    }

    func didFailToFollow() {
        view?.showToast("Could not follow")
    }

    func didFailToUnfollow() {
        view?.showToast("Could not unfollow")
    }
}
