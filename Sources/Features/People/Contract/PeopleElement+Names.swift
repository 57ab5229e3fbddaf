internal import Scenarios

extension PeopleElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        [list, loading, error, retry, empty, row]
            + [Person.name, Person.action, Person.delete].map { "\(row).\($0)" }
    )

    /// The name pattern of a row with any number.
    private static let row = "person.#"
}
