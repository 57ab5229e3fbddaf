/// The name to greet, as the interactor hands it up in place of the entity.
struct GreetingName: Equatable {
    let first: String
    let last: String
}
