internal import Scenarios

extension BlogFeedElement {
    /// All names, from top to bottom of a page.
    static let names = ElementNames(
        [userIcon, userName, userSummary, userBlogs, userFriends, follow, listSwitch]
            + [Blogs.list, Blogs.loading, Blogs.error, Blogs.retry, Blogs.empty]
            + row(
                Blog.row(id: 0),
                [Blog.author, Blog.title, Blog.likes, Blog.shares, Blog.like, Blog.share]
            )
            + [Blogs.footer, Blogs.retryMore]
            + [Drafts.list, Drafts.loading, Drafts.error, Drafts.retry, Drafts.empty]
            + row(Draft.row(id: 0), [Draft.title, Draft.edited])
    )

    /// The names of a row of any number, and of the elements inside it.
    private static func row(_ first: String, _ elements: [String]) -> [String] {
        let row = first.split(separator: ".").map { $0 == "0" ? "#" : $0 }.joined(separator: ".")
        return [row] + elements.map { "\(row).\($0)" }
    }
}
