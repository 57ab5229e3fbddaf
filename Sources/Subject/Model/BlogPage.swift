/// A page of a user's blogs, newest first: the reply to one request for more blogs.
package struct BlogPage: Hashable, Sendable {
    /// The number of blogs on each page except the last.
    package static let size = 20

    package var blogs: [Blog]
    /// Indicates whether this is the last page.
    package var isLast: Bool

    package init(blogs: [Blog], isLast: Bool) {
        self.blogs = blogs
        self.isLast = isLast
    }
}
