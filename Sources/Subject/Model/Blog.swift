/// A published blog, as the viewer sees it.
package struct Blog: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    /// The name of the author; empty if the author gave none.
    package var authorName: String
    package var title: String
    package var likeCount: Int
    package var shareCount: Int
    /// Indicates whether the viewer has liked the blog. A user can like a blog once.
    package var isLiked: Bool

    package init(
        id: Int,
        authorName: String,
        title: String,
        likeCount: Int = 0,
        shareCount: Int = 0,
        isLiked: Bool = false
    ) {
        self.id = id
        self.authorName = authorName
        self.title = title
        self.likeCount = likeCount
        self.shareCount = shareCount
        self.isLiked = isLiked
    }
}
