/// A button above a list that asks its service for something, after which the list comes anew. While that
/// runs, further taps do nothing.
package struct ListAction: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// Adds one more.
        case add
        /// Brings back what was removed last. It can be tapped as long as there is such a thing.
        case undo
    }

    package let kind: Kind
    package let name: Name
    package let title: String
    /// What is said where the service did not do it.
    package let failure: String

    package init(kind: Kind, name: Name, title: String, failure: String) {
        self.kind = kind
        self.name = name
        self.title = title
        self.failure = failure
    }
}
