extension ArchitectureRule {
    /// The rules of every architecture. Assemblies and scenes assemble the parts, so they may use
    /// all parts of their implementation.
    static let common =
        ofImplementations(roles, inner: inner) + [
            ArchitectureRule(
                "part-to-assembly",
                from: .all(inner.filter { $0 != .router }),
                to: .all([.assembly, .coordinator, .scene]),
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

    /// The roles that do not assemble others.
    private static let inner = roles.filter {
        ![.scene, .assembly, .coordinator, .protocols].contains($0)
    }

    /// With the unknown role, so that the rules also apply to files without a known role.
    private static let roles = Axis.architectureRoles + [.unknown]
}
