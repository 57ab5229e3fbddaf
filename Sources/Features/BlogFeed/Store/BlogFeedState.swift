/// The contents of the page apart from its modules.
struct BlogFeedState: Equatable, Codable {
    /// Indicates whether the page shows the drafts instead of the blogs.
    var showsDrafts = false

    var switchTitle: String { showsDrafts ? "Blogs" : "Drafts" }
}
