/// One answer to "more blogs, please": a stretch of a person's blogs, newest first.
package struct BlogPage: Hashable, Sendable {
    /// How many blogs a page holds, unless it is the last.
    package static let size = 20

    package var blogs: [Blog]
    /// Whether nothing follows this page.
    package var isLast: Bool

    package init(blogs: [Blog], isLast: Bool) {
        self.blogs = blogs
        self.isLast = isLast
    }
}
