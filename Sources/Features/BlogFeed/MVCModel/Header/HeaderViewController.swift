internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

final class HeaderViewController: UIViewController {
    private static let defaultIcon = "icon0"

    private let loader: UserLoader
    private let canFollow: Bool
    private let onSelectUser: (User.ID) -> Void
    private let onUnfollow: UnfollowHandler
    private lazy var headerView = HeaderView()

    init(
        loader: UserLoader,
        canFollow: Bool,
        onSelectUser: @escaping (User.ID) -> Void,
        onUnfollow: @escaping UnfollowHandler
    ) {
        self.loader = loader
        self.canFollow = canFollow
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
        loader.onEvent = { [weak self] in self?.show($0) }
        loader.load()
    }

    private func selectUser() {
        onSelectUser(loader.userID)
    }

    // MARK: - Showing

    private func show(_ event: UserLoader.Event) {
        switch event {
        case .user(let user): show(user)
        case .isFollowed(let isFollowed): showFollowed(isFollowed)
        case .loadFailed: showToast("Could not load the user")
        case .followFailed: showToast("Could not follow")
        case .unfollowFailed: showToast("Could not unfollow")
        }
    }

    private func show(_ user: User) {
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
        guard let user = loader.user, loader.canChangeFollow else { return }
        if user.isFollowed {
            onUnfollow(TextFormat.name(user.name)) { [weak loader] in loader?.unfollow() }
        } else {
            loader.follow()
        }
    }
}
