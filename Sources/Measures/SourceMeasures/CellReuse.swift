package import Matrix

/// The module reuse of one implementation: the cost of using its modules in another scene.
package struct CellReuse: Hashable, Sendable, Codable {
    package let cell: Cell
    /// The second scene; `nil` if the feature has none.
    package let secondScene: SecondScene?

    package init(cell: Cell, secondScene: SecondScene?) {
        self.cell = cell
        self.secondScene = secondScene
    }
}
