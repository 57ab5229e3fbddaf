package import Matrix

/// What it takes to use the modules of one cell in another scene.
package struct CellReuse: Hashable, Sendable, Codable {
    package let cell: Cell
    /// `nil` where the feature has no second scene.
    package let secondScene: SecondScene?

    package init(cell: Cell, secondScene: SecondScene?) {
        self.cell = cell
        self.secondScene = secondScene
    }
}
