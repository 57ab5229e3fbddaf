package import Matrix

/// What the changes of a feature cost in one of its cells.
package struct CellChanges: Hashable, Sendable, Codable {
    /// A change, as it is in this cell.
    package struct OfChange: Hashable, Sendable, Codable {
        /// What commands call it.
        package let name: String
        package let title: String
        /// What is wanted, in two sentences.
        package let story: [String]
        /// Why the patch is as it is, as the variant's advocate would say.
        package let reason: String
        package let cost: ChangeCost
        /// What builds and tests told; `nil` where nobody has asked them yet.
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
    /// In the order of the alphabet; none where nobody has thought of a change of the feature.
    package let changes: [OfChange]

    package init(cell: Cell, changes: [OfChange]) {
        self.cell = cell
        self.changes = changes
    }
}

extension ChangeLibrary {
    /// What the changes of a feature cost in one of its cells.
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
