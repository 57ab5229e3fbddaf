extension ArchitectureRule {
    /// What holds in every architecture. Assemblies and scenes put the parts together, so they may
    /// know all of their cell.
    static let common =
        ofCells(roles, inner: inner) + [
            ArchitectureRule(
                "part-to-assembly",
                from: .all(inner.filter { $0 != .router }),
                to: .all([.assembly, .scene]),
                "Who reaches for an assembly or a scene could know all that these know."
            ),
            ArchitectureRule(
                "module-to-navigation",
                from: .all(inner.filter { $0 != .router }),
                to: [.navigation],
                "A module tells what was chosen, and who puts the page together decides where that "
                    + "leads."
            ),
        ]

    /// The roles that do not put others together.
    private static let inner = roles.filter { ![.scene, .assembly, .protocols].contains($0) }

    /// What a part is that nobody knows may know no more than others.
    private static let roles = Axis.architectureRoles + [.unknown]
}
