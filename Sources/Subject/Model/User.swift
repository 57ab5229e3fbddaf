/// A person with a page, as the person who looks at it (the viewer) knows them.
package struct User: Identifiable, Hashable, Sendable {
    package let id: Int
    /// Empty where the person gave none.
    package var name: String
    /// The name of an image; `nil` where the person chose none.
    package var icon: String?
    /// Empty where the person wrote none.
    package var biography: String
    package var blogCount: Int
    package var friendCount: Int
    /// Whether the viewer follows this person.
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
