internal import Model

/// What the header shows, and following its person. An observer hears of each value when it is set,
/// and of each change after that.
@MainActor
final class HeaderViewModel {
    private static let defaultIcon = "icon0"

    private(set) var icon = HeaderViewModel.defaultIcon {
        didSet { if icon != oldValue { onIconChange?(icon) } }
    }
    private(set) var name = "" {
        didSet { if name != oldValue { onNameChange?(name) } }
    }
    private(set) var summary = "" {
        didSet { if summary != oldValue { onSummaryChange?(summary) } }
    }
    private(set) var blogs = "" {
        didSet { if blogs != oldValue { onBlogsChange?(blogs) } }
    }
    private(set) var friends = "" {
        didSet { if friends != oldValue { onFriendsChange?(friends) } }
    }
    /// `nil` where nobody can be followed.
    private(set) var followTitle: String? {
        didSet { if followTitle != oldValue { onFollowTitleChange?(followTitle) } }
    }
    var onIconChange: ((String) -> Void)? {
        didSet { onIconChange?(icon) }
    }
    var onNameChange: ((String) -> Void)? {
        didSet { onNameChange?(name) }
    }
    var onSummaryChange: ((String) -> Void)? {
        didSet { onSummaryChange?(summary) }
    }
    var onBlogsChange: ((String) -> Void)? {
        didSet { onBlogsChange?(blogs) }
    }
    var onFriendsChange: ((String) -> Void)? {
        didSet { onFriendsChange?(friends) }
    }
    var onFollowTitleChange: ((String?) -> Void)? {
        didSet { onFollowTitleChange?(followTitle) }
    }
    var onQuestion: ((String) -> Void)?
    var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let canFollow: Bool
    private let userService: any UserService
    private let onSelectUser: (User.ID) -> Void
    /// `nil` until it has come.
    private var user: User?
    private var isFollowRequestRunning = false

    init(
        userID: User.ID,
        canFollow: Bool,
        userService: any UserService,
        onSelectUser: @escaping (User.ID) -> Void
    ) {
        self.userID = userID
        self.canFollow = canFollow
        self.userService = userService
        self.onSelectUser = onSelectUser
    }

    func selectUser() {
        onSelectUser(userID)
    }

    // MARK: - Loading

    func loadUser() {
        userService.user(id: userID) { [weak self] result in
            switch result {
            case .success(let user): self?.show(user)
            case .failure: self?.onMessage?("Could not load the user")
            }
        }
    }

    private func show(_ user: User) {
        self.user = user
        let biography = user.biography.isEmpty ? "This person left nothing here." : user.biography
        icon = user.icon ?? Self.defaultIcon
        name = displayName(of: user)
        summary = "Bio: \(biography)"
        blogs = "Blogs: \(user.blogCount)"
        friends = "Friends: \(user.friendCount)"
        showFollowed(user.isFollowed)
    }

    private func showFollowed(_ isFollowed: Bool) {
        guard canFollow else { return }
        followTitle = isFollowed ? "Following" : "Follow"
    }

    private func displayName(of user: User) -> String {
        user.name.isEmpty ? "Anonymous" : user.name
    }

    // MARK: - Following

    func toggleFollow() {
        guard let user, !isFollowRequestRunning else { return }
        if user.isFollowed {
            onQuestion?("Stop following \(displayName(of: user))?")
        } else {
            follow()
        }
    }

    func unfollow() {
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

    /// Shows the outcome before the service has agreed to it.
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
        onMessage?(failure)
    }
}
