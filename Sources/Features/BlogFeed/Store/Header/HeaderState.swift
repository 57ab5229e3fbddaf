internal import Model
internal import ModelFormatting

/// The contents of the header.
struct HeaderState: Equatable, Codable {
    let canFollow: Bool
    /// Indicates whether the reply about the user has not arrived yet.
    var isLoading = true
    /// The loaded user; `nil` before the first reply, and after a failure.
    var user: User?
    var isFollowRequestRunning = false

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
}
