/// The accessibility identifiers of the elements of the list.
package enum BindingElement {
    /// The number of people, whose identifiers count from 1.
    package static let people = 5
    package static let following = "following"

    /// The button that follows a person.
    package static func follow(id: Int) -> String { "person.\(id).follow" }
}
