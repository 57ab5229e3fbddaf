extension ArchitectureRule {
    /// What holds in every architecture. Assemblies and scenes put the parts together, so they may
    /// know all of their cell.
    static let common =
        ofCells(roles, inner: inner) + [
            ArchitectureRule(
                "part-to-assembly",
                from: .all(inner.filter { $0 != .router }),
                to: .all([.assembly, .scene]),
                "A part that uses an assembly or a scene could access everything that these know."
            ),
            ArchitectureRule(
                "module-to-navigation",
                from: .all(inner.filter { $0 != .router }),
                to: [.navigation],
                "A module reports what was selected; the assembly of the page decides which screen "
                    + "opens."
            ),
        ]

    /// The roles that do not put others together.
    private static let inner = roles.filter { ![.scene, .assembly, .protocols].contains($0) }

    /// What a part is that nobody knows may know no more than others.
    private static let roles = Axis.architectureRoles + [.unknown]
}
