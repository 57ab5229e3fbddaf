package import Scripts

/// One of the implementations that must not differ.
@MainActor
package struct Subject {
    /// What messages call it, as `MVVM`.
    package let name: String
    /// The module whose objects must all be gone when the screen is closed.
    package let moduleName: String
    /// Opens its screen in an environment of its own.
    package let open: @MainActor (Opening) -> Stage

    package init(
        name: String,
        moduleName: String,
        open: @escaping @MainActor (Opening) -> Stage
    ) {
        self.name = name
        self.moduleName = moduleName
        self.open = open
    }
}
