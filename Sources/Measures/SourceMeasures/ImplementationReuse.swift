package import Matrix

/// The module reuse of one implementation: the cost of using its modules in another scene.
package struct ImplementationReuse: Hashable, Sendable, Codable {
    package let implementation: Implementation
    /// The second scene; `nil` if the feature has none.
    package let reuseScene: ReuseScene?

    package init(implementation: Implementation, reuseScene: ReuseScene?) {
        self.implementation = implementation
        self.reuseScene = reuseScene
    }
}
