/// The DTO that the interactor passes to the presenter instead of the `Person` entity.
struct PersonSummary: Equatable {
    let firstName: String
    let lastName: String
}
