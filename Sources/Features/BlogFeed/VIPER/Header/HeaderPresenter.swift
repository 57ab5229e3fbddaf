internal import ModelFormatting

final class HeaderPresenter: HeaderPresenterProtocol {
    private static let defaultIcon = "icon0"

    weak var view: (any HeaderViewProtocol)?

    private let userID: Int
    private let interactor: any HeaderInteractorProtocol
    private let router: any HeaderRouterProtocol
    private var name = ""
    private var followState = FollowSummary.notFollowed

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
        switch followState {
        case .notFollowed: interactor.follow()
        case .followed:
            router.confirmUnfollow(of: name) { [weak self] in self?.interactor.unfollow() }
        case .following, .unfollowing: break
        }
    }
}

extension HeaderPresenter: HeaderInteractorOutputProtocol {
    func didFetchUser(_ user: UserSummary) {
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        name = TextFormat.name(user.name)
        view?.showIcon(user.icon ?? Self.defaultIcon)
        view?.showName(name)
        view?.showSummary("Bio: \(biography)")
        view?.showBlogs("Blogs: \(user.blogCount)")
        view?.showFriends("Friends: \(user.friendCount)")
    }

    func didFailToFetchUser() {
        view?.showToast("Could not load the user")
    }

    func didChangeFollowState(_ followState: FollowSummary) {
        self.followState = followState
        switch followState {
        case .notFollowed, .unfollowing: view?.showFollowButton("Follow")
        case .following, .followed: view?.showFollowButton("Following")
        }
    }

    func didFailToFollow() {
        view?.showToast("Could not follow")
    }

    func didFailToUnfollow() {
        view?.showToast("Could not unfollow")
    }
}
