internal import Model
internal import ModelFormatting

/// A blog in the list.
struct BlogState: Equatable, Codable, Identifiable {
    var blog: Blog

    var id: Int { blog.id }
    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var title: String { blog.title }
    var likes: String { TextFormat.count(blog.likeCount, of: "like") }
    var shares: String { TextFormat.count(blog.shareCount, of: "share") }
    var canLike: Bool { !blog.isLiked }
}
