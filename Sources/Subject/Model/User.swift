/// A user with a page, as seen by the user who visits the page (the viewer).
package struct User: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    /// The name; empty if the user gave none.
    package var name: String
    /// The name of an image; `nil` if the user chose none.
    package var icon: String?
    /// The biography; empty if the user wrote none.
    package var biography: String
    package var blogCount: Int
    package var friendCount: Int
    /// Indicates whether the viewer follows this user.
    package var isFollowed: Bool

    package init(
        id: Int,
        name: String,
        icon: String? = nil,
        biography: String = "",
        blogCount: Int = 0,
        friendCount: Int = 0,
        isFollowed: Bool = false
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.biography = biography
        self.blogCount = blogCount
        self.friendCount = friendCount
        self.isFollowed = isFollowed
    }
}
