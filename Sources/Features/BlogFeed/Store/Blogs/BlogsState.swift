/// The contents of the list of blogs.
struct BlogsState: Equatable, Codable {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable, Codable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    /// The footer after the last row.
    enum Footer: Equatable, Codable {
        case hidden
        case loading(String)
        case failed(String)
        case end(String)
    }

    var placeholder = Placeholder.loading
    var footer = Footer.hidden
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    var isRefreshing = false
    var rows: [BlogState] = []
    /// Incremented by each page that arrives. The view then shows the list again, even if it has the
    /// same rows.
    var listVersion = 0
    /// The messages to the user that were not shown yet.
    var messages: [String] = []

    /// Indicates whether a blog has changed since the refresh was requested. The reply does not
    /// contain the change, so the blogs are requested again.
    var isOutdated = false
    /// The indices of the rows.
    var rowsByID: [BlogState.ID: Int] = [:]
    /// The blogs with a running request, even if they are no longer listed.
    var likingIDs: Set<BlogState.ID> = []
    var sharingIDs: Set<BlogState.ID> = []
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    var generation = 0
}
