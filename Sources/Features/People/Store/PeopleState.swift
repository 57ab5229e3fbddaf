internal import Model

/// The contents of the screen.
struct PeopleState: Equatable, Codable {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable, Codable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    let kind: Contact.Kind
    var placeholder = Placeholder.loading
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    var isRefreshing = false
    /// The listed people, and those who left the list while a request for them runs.
    var people: [PersonState.ID: PersonState] = [:]
    /// The listed people, from top to bottom.
    var listedIDs: [PersonState.ID] = []
    /// Indicates whether a relation has changed since the people were requested. Their reply does not
    /// contain it, so they are requested again.
    var isOutdated = false
}
