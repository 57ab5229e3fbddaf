/// The DTO that the interactor passes to the presenter instead of the `Contact` entity.
struct PersonSummary: Equatable {
    /// How the viewer stands to the person.
    enum Relation: Equatable {
        case notFollowed, followed
        case stranger, asked, friend
    }

    let id: Int
    let name: String
    let relation: Relation
}
