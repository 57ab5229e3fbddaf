internal import Model
internal import ModelFormatting
internal import Observation
internal import StateManagement

/// The contents of the header, which can follow its user.
@MainActor
@Observable
final class HeaderModel {
    /// The loaded user; `nil` before the first reply.
    private var user: User?
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private let userID: User.ID
    private let canFollow: Bool
    @ObservationIgnored private let userService: any UserService
    @ObservationIgnored private let onSelectUser: (User.ID) -> Void
    @ObservationIgnored private let confirmUnfollow: (String) async -> Bool
    @ObservationIgnored private var isFollowRequestRunning = false

    var icon: String { user?.icon ?? "icon0" }
    var name: String { user.map { TextFormat.name($0.name) } ?? "" }
    var summary: String {
        guard let user else { return "" }
        return "Bio: \(user.biography.isEmpty ? "This person left nothing here." : user.biography)"
    }
    var blogs: String { user.map { "Blogs: \($0.blogCount)" } ?? "" }
    var friends: String { user.map { "Friends: \($0.friendCount)" } ?? "" }
    /// The title of the follow button; `nil` if it is hidden.
    var followTitle: String? {
        guard canFollow, let user else { return nil }
        return user.isFollowed ? "Following" : "Follow"
    }

    /// - Parameter confirmUnfollow: receives the name of the user, and returns whether the user is to be
    ///   unfollowed.
    init(
        userID: User.ID,
        canFollow: Bool,
        userService: any UserService,
        onSelectUser: @escaping (User.ID) -> Void,
        confirmUnfollow: @escaping (String) async -> Bool
    ) {
        self.userID = userID
        self.canFollow = canFollow
        self.userService = userService
        self.onSelectUser = onSelectUser
        self.confirmUnfollow = confirmUnfollow
    }

    func selectUser() {
        onSelectUser(userID)
    }

    func load() async {
        do {
            user = try await userService.user(id: userID)
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not load the user")
        }
    }

    // MARK: - Following

    func toggleFollow() async {
        guard let user, !isFollowRequestRunning else { return }
        if !user.isFollowed {
            await follow()
        } else if await confirmUnfollow(name) {
            await unfollow()
        }
    }

    private func follow() async {
        await setFollowed(true, failure: "Could not follow") {
            try await userService.follow(userID: userID)
        }
    }

    private func unfollow() async {
        await setFollowed(false, failure: "Could not unfollow") {
            try await userService.unfollow(userID: userID)
        }
    }

    /// Shows the result before the service has replied.
    private func setFollowed(
        _ isFollowed: Bool,
        failure: String,
        request: () async throws -> Void
    ) async {
        isFollowRequestRunning = true
        defer { isFollowRequestRunning = false }
        user?.isFollowed = isFollowed
        do {
            try await request()
        } catch is CancellationError {
            return
        } catch {
            user?.isFollowed = !isFollowed
            onMessage?(failure)
        }
    }
}
