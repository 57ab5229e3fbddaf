/// A person to greet. Either part of the name may be empty.
package struct Person: Hashable, Sendable {
    package var firstName: String
    package var lastName: String

    package init(firstName: String, lastName: String) {
        self.firstName = firstName
        self.lastName = lastName
    }
}
