package import Matrix

/// The module reuse of one implementation: the cost of using its modules in another scene.
package struct ImplementationReuse: Hashable, Sendable, Codable {
    package let implementation: Implementation
    /// The second scene; `nil` if the feature has none.
    package let secondScene: SecondScene?

    private enum CodingKeys: String, CodingKey {
        case implementation = "cell"
        case secondScene
    }

    package init(implementation: Implementation, secondScene: SecondScene?) {
        self.implementation = implementation
        self.secondScene = secondScene
    }
}
