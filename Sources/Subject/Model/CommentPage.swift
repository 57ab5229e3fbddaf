/// A page of a blog's comments, newest first: the reply to one request for more comments.
package struct CommentPage: Hashable, Sendable {
    /// The number of comments on each page except the last.
    package static let size = 20

    package var comments: [Comment]
    /// Indicates whether this is the last page.
    package var isLast: Bool

    package init(comments: [Comment], isLast: Bool) {
        self.comments = comments
        self.isLast = isLast
    }
}
