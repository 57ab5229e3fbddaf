/// The requests of the reducer of a row.
enum PersonEffect: Equatable {
    /// Asks for the relation to the person.
    case ask
    case takeBack
    case showMessage(String)
}
