package import Matrix

/// The costs of a feature's changes in one of its implementations.
package struct CellChanges: Hashable, Sendable, Codable {
    /// A change in this implementation.
    package struct OfChange: Hashable, Sendable, Codable {
        /// The name that commands use.
        package let name: String
        package let title: String
        /// The request, in two sentences.
        package let story: [String]
        /// The explanation of the patch, as the variant's proponents would give it.
        package let reason: String
        package let cost: ChangeCost
        /// The results of builds and tests; `nil` if they were not measured yet.
        package let build: BuildCost?

        package init(
            name: String,
            title: String,
            story: [String],
            reason: String,
            cost: ChangeCost,
            build: BuildCost?
        ) {
            self.name = name
            self.title = title
            self.story = story
            self.reason = reason
            self.cost = cost
            self.build = build
        }
    }

    package let cell: Cell
    /// In alphabetical order; empty if the feature has no changes.
    package let changes: [OfChange]

    package init(cell: Cell, changes: [OfChange]) {
        self.cell = cell
        self.changes = changes
    }
}

extension ChangeLibrary {
    /// The costs of a feature's changes in one of its implementations.
    package func changes(of cell: Cell) throws(WorkshopError) -> CellChanges {
        var changes: [CellChanges.OfChange] = []
        for name in try folder.names() {
            let change = try change(name)
            guard change.feature == cell.feature else { continue }
            changes.append(
                CellChanges.OfChange(
                    name: name,
                    title: change.title,
                    story: change.story,
                    reason: change.reasons[cell.variant.name] ?? "",
                    cost: try cost(of: name, in: cell),
                    build: try builds(of: name)[cell.variant.name]
                )
            )
        }
        return CellChanges(cell: cell, changes: changes)
    }
}
