/// The DTO that the interactor passes to the presenter instead of the `Contact` entity.
struct PersonSummary: Equatable {
    /// The relation of the viewer to the person.
    enum Relation: Equatable {
        case notFollowed, followed
        case stranger, asked, friend
    }

    let id: Int
    let name: String
    let relation: Relation
    /// Indicates whether a request to change the relation is running.
    let isBusy: Bool
}
