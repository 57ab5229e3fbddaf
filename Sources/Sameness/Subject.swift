package import Scripts

/// One of the implementations that must not differ.
@MainActor
package struct Subject {
    /// What messages call it, as `MVVM`.
    package let name: String
    /// The modules whose objects must all be gone when the screen is closed.
    package let moduleNames: Set<String>
    /// Whether it is what a description says, which is right where one cell does otherwise.
    package let isDescription: Bool
    /// What it says of the feature; `nil` for all.
    package let scope: Scope?
    /// Opens its screen in an environment of its own.
    package let open: @MainActor (Opening) -> Stage

    package init(
        name: String,
        moduleNames: Set<String>,
        isDescription: Bool = false,
        scope: Scope? = nil,
        open: @escaping @MainActor (Opening) -> Stage
    ) {
        self.name = name
        self.moduleNames = moduleNames
        self.isDescription = isDescription
        self.scope = scope
        self.open = open
    }
}
