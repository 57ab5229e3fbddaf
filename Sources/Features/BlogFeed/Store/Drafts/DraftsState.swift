/// The contents of the list of drafts.
struct DraftsState: Equatable, Codable {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable, Codable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    var placeholder = Placeholder.loading
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    var isRefreshing = false
    var rows: [DraftState] = []
}
