/// A button above a list that sends a request to its service. After success, the list loads again.
/// While the request is running, further taps do nothing.
package struct ListAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Adds an entity.
        case add
        /// Restores the entity that was removed last. The button is enabled as long as such an
        /// entity exists.
        case undo
    }

    package let kind: Kind
    package let name: Name
    package let title: String
    /// The message after a failure.
    package let failure: String

    package init(kind: Kind, name: Name, title: String, failure: String) {
        self.kind = kind
        self.name = name
        self.title = title
        self.failure = failure
    }
}
