/// A button above a list that asks its service for something, after which the list comes anew. While that
/// runs, further taps do nothing.
package struct ListAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Adds an entity.
        case add
        /// Restores the entity that was removed last. Enabled as long as there is one.
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
