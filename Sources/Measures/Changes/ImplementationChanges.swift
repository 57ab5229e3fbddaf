package import InputFiles
package import Matrix

/// The costs of a feature's changes in one of its implementations.
package struct ImplementationChanges: Hashable, Sendable, Codable {
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

    package let implementation: Implementation
    /// The changes in alphabetical order; empty if the feature has no changes. A change whose patch is
    /// not written yet is missing.
    package let changes: [OfChange]

    package init(implementation: Implementation, changes: [OfChange]) {
        self.implementation = implementation
        self.changes = changes
    }
}

extension [ImplementationChanges] {
    /// The implementations of a feature that have a patch for each of its changes.
    package var complete: [ImplementationChanges] {
        let most = map(\.changes.count).max() ?? 0
        return filter { $0.changes.count == most }
    }
}

extension ChangeLibrary {
    /// Returns the costs of a feature's changes in one of its implementations.
    package func changes(of implementation: Implementation) async throws(ApplicationError)
        -> ImplementationChanges
    {
        var names: [String] = []
        for name in try folder.names() where try change(name).feature == implementation.feature {
            guard try parts(of: name).contains(.variant(implementation.variant)) else { continue }
            names.append(name)
        }
        let sources = try await sources(of: names, in: implementation)
        var changes: [ImplementationChanges.OfChange] = []
        for (index, name) in names.enumerated() {
            let change = try change(name)
            let build = try builds(of: name)[implementation.variant.name]
            let isStale = build != nil && build?.sources != sources[index]
            changes.append(
                ImplementationChanges.OfChange(
                    name: name,
                    title: change.title,
                    story: change.story,
                    reason: change.reasons[implementation.variant.name] ?? "",
                    cost: try cost(of: name, in: implementation),
                    build: isStale ? nil : build,
                    isBuildStale: isStale ? true : nil
                )
            )
        }
        return ImplementationChanges(implementation: implementation, changes: changes)
    }
}
