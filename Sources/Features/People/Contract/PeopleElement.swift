/// The accessibility identifiers of the elements of a list of people.
package enum PeopleElement {
    package static let list = "people"
    package static let loading = "people.loading"
    package static let error = "people.error"
    package static let retry = "people.retry"
    package static let empty = "people.empty"

    /// A row, and the elements inside it.
    package enum Person {
        package static func row(id: Int) -> String { "person.\(id)" }
        package static let name = "name"
        package static let action = "action"
        package static let delete = "delete"
    }
}
