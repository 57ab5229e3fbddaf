package import Foundation

/// A comment on a blog, as the viewer sees it.
package struct Comment: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    package let authorID: User.ID
    /// The name of the author; empty if the author gave none.
    package let authorName: String
    /// The name of the author's image; `nil` if the author chose none.
    package let authorIcon: String?
    /// The name of the user to whom the comment replies; empty if that user gave none, `nil` if the
    /// comment is not a reply.
    package let repliesTo: String?
    /// The text, which can be empty and have line breaks. Its author can rewrite it.
    package var content: String
    package let writtenAt: Date
    package var favourCount: Int
    /// Indicates whether the viewer has favoured the comment. A user can favour a comment once.
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
