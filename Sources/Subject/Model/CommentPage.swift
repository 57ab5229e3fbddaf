/// One answer to "more comments, please": a stretch of a blog's comments, newest first.
package struct CommentPage: Hashable, Sendable {
    /// How many comments a page holds, unless it is the last.
    package static let size = 20

    package var comments: [Comment]
    /// Whether nothing follows this page.
    package var isLast: Bool

    package init(comments: [Comment], isLast: Bool) {
        self.comments = comments
        self.isLast = isLast
    }
}
