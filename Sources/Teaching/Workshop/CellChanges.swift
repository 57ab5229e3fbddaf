package import Matrix

/// The costs of a feature's changes in one of its implementations.
package struct CellChanges: Hashable, Sendable, Codable {
    /// A change in this implementation.
    package struct OfChange: Hashable, Sendable, Codable {
        /// The name in commands.
        package let name: String
        package let title: String
        /// The request, in two sentences.
        package let story: [String]
        /// The explanation of the patch, as the variant's proponents would give it.
        package let reason: String
        package let cost: ChangeCost
        /// The results of builds and tests; `nil` if they were not measured yet, or on other
        /// sources.
        package let build: BuildCost?
        /// Indicates whether builds and tests were measured on other sources.
        package let isBuildStale: Bool?

        package init(
            name: String,
            title: String,
            story: [String],
            reason: String,
            cost: ChangeCost,
            build: BuildCost?,
            isBuildStale: Bool? = nil
        ) {
            self.name = name
            self.title = title
            self.story = story
            self.reason = reason
            self.cost = cost
            self.build = build
            self.isBuildStale = isBuildStale
        }
    }

    package let cell: Cell
    /// The changes in alphabetical order; empty if the feature has no changes.
    package let changes: [OfChange]

    package init(cell: Cell, changes: [OfChange]) {
        self.cell = cell
        self.changes = changes
    }
}

extension ChangeLibrary {
    /// Returns the costs of a feature's changes in one of its implementations.
    package func changes(of cell: Cell) async throws(WorkshopError) -> CellChanges {
        var names: [String] = []
        for name in try folder.names() where try change(name).feature == cell.feature {
            names.append(name)
        }
        var sources: [String]?
        do {
            sources = try await self.sources(of: names, in: cell)
        } catch {
            // Without git, it is not known to which sources the stored build results belong.
            guard case .git = error else { throw error }
        }
        var changes: [CellChanges.OfChange] = []
        for (index, name) in names.enumerated() {
            let change = try change(name)
            let build = sources == nil ? nil : try builds(of: name)[cell.variant.name]
            let isStale = build != nil && build?.sources != sources?[index]
            changes.append(
                CellChanges.OfChange(
                    name: name,
                    title: change.title,
                    story: change.story,
                    reason: change.reasons[cell.variant.name] ?? "",
                    cost: try cost(of: name, in: cell),
                    build: isStale ? nil : build,
                    isBuildStale: isStale ? true : nil
                )
            )
        }
        return CellChanges(cell: cell, changes: changes)
    }
}
