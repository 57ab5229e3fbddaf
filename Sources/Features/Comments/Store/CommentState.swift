internal import Foundation
internal import Model
internal import ModelFormatting

/// A comment in the list.
struct CommentState: Equatable, Codable, Identifiable {
    var comment: Comment

    var id: Int { comment.id }
    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    /// The name of the user to whom the comment replies; empty if it is no reply.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// The text after the mention.
    var body: String {
        let followsMention = comment.repliesTo != nil && !comment.content.isEmpty
        return followsMention ? " \(comment.content)" : comment.content
    }
    var favours: String { TextFormat.count(comment.favourCount, of: "favour") }
    var canFavour: Bool { !comment.isFavoured }

    /// Returns how long ago the comment was written.
    func time(at now: Date) -> String { TextFormat.age(of: comment.writtenAt, at: now) }
}
