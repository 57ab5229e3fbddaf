internal import Foundation

/// The contents of the screen.
struct CommentsState: Equatable, Codable {
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
    var rows: [CommentState.ID: CommentState] = [:]
    /// The listed comments, from top to bottom.
    var listedIDs: [CommentState.ID] = []
    /// Incremented by each page that arrives. The view then shows the list again, even if it has the
    /// same rows.
    var listVersion = 0
    var now = Date.distantPast

    /// The comments with a running request, even if they are no longer listed.
    var favouringIDs: Set<CommentState.ID> = []
    /// Indicates whether a comment was favoured since the comments were requested. Their reply does not
    /// contain it, so they are requested again.
    var isOutdated = false
    /// Incremented when a first page replaces the rows. A page that was requested before is ignored.
    var generation = 0
}
