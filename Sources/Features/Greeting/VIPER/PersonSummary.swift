/// A person, as the interactor hands it up in place of the entity.
struct PersonSummary: Equatable {
    let firstName: String
    let lastName: String
}
