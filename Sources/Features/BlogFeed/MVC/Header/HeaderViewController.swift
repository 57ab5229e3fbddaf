internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class HeaderViewController: UIViewController {
    private static let defaultIcon = "icon0"

    private let userID: User.ID
    private let canFollow: Bool
    private let userService: any UserService
    private let onSelectUser: (User.ID) -> Void
    private let onUnfollow: UnfollowHandler
    private lazy var headerView = HeaderView()
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
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = headerView }

    override func viewDidLoad() {
        super.viewDidLoad()
        headerView.iconView.image = UIImage(named: Self.defaultIcon)
        headerView.onTapIcon = { [weak self] in self?.selectUser() }
        headerView.onTapFollow = { [weak self] in self?.toggleFollow() }
        loadUser()
    }

    private func selectUser() {
        onSelectUser(userID)
    }

    // MARK: - Loading

    private func loadUser() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user): self?.show(user)
            case .failure: self?.showToast("Could not load the user")
            }
        }
    }

    private func show(_ user: User) {
        self.user = user
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        headerView.iconView.image = UIImage(named: user.icon ?? Self.defaultIcon)
        headerView.nameLabel.text = TextFormat.name(user.name)
        headerView.summaryLabel.text = "Bio: \(biography)"
        headerView.blogsLabel.text = "Blogs: \(user.blogCount)"
        headerView.friendsLabel.text = "Friends: \(user.friendCount)"
        showFollowed(user.isFollowed)
    }

    private func showFollowed(_ isFollowed: Bool) {
        guard canFollow else { return }
        headerView.followButton.setTitle(isFollowed ? "Following" : "Follow", for: .normal)
        headerView.followButton.isHidden = false
    }

    // MARK: - Following

    private func toggleFollow() {
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
        showToast(failure)
    }
}
