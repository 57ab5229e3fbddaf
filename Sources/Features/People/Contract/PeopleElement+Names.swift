internal import Scripts

extension PeopleElement {
    /// All of them, from top to bottom.
    static let names = ElementNames(
        [list, loading, error, retry, empty, row]
            + [Person.name, Person.action, Person.delete].map { "\(row).\($0)" }
    )

    /// The name of a row of any number.
    private static let row = "person.#"
}
