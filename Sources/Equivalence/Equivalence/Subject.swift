package import Scenarios
package import StateManagement

/// An implementation or a description that takes part in the comparison.
@MainActor
package struct Subject {
    /// The name in messages, such as `MVVM`.
    package let name: String
    /// The modules whose objects must be released when the screen is closed.
    package let moduleNames: Set<String>
    /// Indicates whether the subject is the feature description, which defines the correct
    /// behaviour.
    package let isDescription: Bool
    /// Indicates whether its counters differ by design. They are not compared with others, and need
    /// not meet expectations.
    package let hasOwnCounts: Bool
    /// The covered part of the feature; `nil` for all.
    package let scope: Scope?
    /// Opens the screen in a separate environment.
    package let open: @MainActor (Opening) -> Stage
    /// Creates an environment and returns a function that opens the screen in it with an archive;
    /// `nil` if the subject cannot restore its screen.
    let restoration: (@MainActor (Opening) -> @MainActor (StateArchive) -> Stage)?

    package init(
        name: String,
        moduleNames: Set<String>,
        isDescription: Bool = false,
        hasOwnCounts: Bool = false,
        scope: Scope? = nil,
        open: @escaping @MainActor (Opening) -> Stage,
        restoration: (@MainActor (Opening) -> @MainActor (StateArchive) -> Stage)? = nil
    ) {
        self.name = name
        self.moduleNames = moduleNames
        self.isDescription = isDescription
        self.hasOwnCounts = hasOwnCounts
        self.scope = scope
        self.open = open
        self.restoration = restoration
    }

    /// Returns whether the subject must meet an expectation.
    func covers(_ expectation: Expectation) -> Bool {
        if hasOwnCounts, case .count = expectation { return false }
        return scope?.covers(expectation) ?? true
    }
}
