/// The display values of a row in the list of people.
struct PersonRow: Equatable {
    let id: Int
    let name: String
    let action: String
    let canAct: Bool
    let isDeleteRevealed: Bool
}
