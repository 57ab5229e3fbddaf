package import Foundation

/// What somebody wrote about a blog, as the viewer sees it.
package struct Comment: Identifiable, Hashable, Sendable {
    package let id: Int
    package let authorID: User.ID
    /// Empty where the author gave no name.
    package let authorName: String
    /// The name of an image; `nil` where the author chose none.
    package let authorIcon: String?
    /// Whom it replies to, with an empty name where that person gave none; `nil` where it is no reply.
    package let repliesTo: String?
    /// It can be empty, and have line breaks. Neither it nor whom it replies to ever changes.
    package let content: String
    package let writtenAt: Date
    package var favourCount: Int
    /// Whether the viewer has favoured it. A person favours a comment once.
    package var isFavoured: Bool

    package init(
        id: Int,
        authorID: User.ID,
        authorName: String,
        authorIcon: String? = nil,
        repliesTo: String? = nil,
        content: String,
        writtenAt: Date,
        favourCount: Int = 0,
        isFavoured: Bool = false
    ) {
        self.id = id
        self.authorID = authorID
        self.authorName = authorName
        self.authorIcon = authorIcon
        self.repliesTo = repliesTo
        self.content = content
        self.writtenAt = writtenAt
        self.favourCount = favourCount
        self.isFavoured = isFavoured
    }
}
