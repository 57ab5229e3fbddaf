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
        /// How many lines of the cell the compiler names when what all variants share has changed and
        /// nothing else. What it does not name has to be found.
        package let named: Int

        package init(
            name: String,
            title: String,
            story: [String],
            reason: String,
            cost: ChangeCost,
            named: Int
        ) {
            self.name = name
            self.title = title
            self.story = story
            self.reason = reason
            self.cost = cost
            self.named = named
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
        for name in try names() {
            let change = try change(name)
            guard change.feature == cell.feature else { continue }
            changes.append(
                CellChanges.OfChange(
                    name: name,
                    title: change.title,
                    story: change.story,
                    reason: change.reasons[cell.variant.name] ?? "",
                    cost: ChangeCost(try text(ofPatch: patch(of: name, cell.variant)), of: cell),
                    named: change.named[cell.variant.name] ?? 0
                )
            )
        }
        return CellChanges(cell: cell, changes: changes)
    }
}
