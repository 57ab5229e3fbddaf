/// A dependency rule of an architecture, with its reason.
///
/// A rule applies to the source code, not to the behaviour at run time: a reference to a
/// declaration violates it, or the import of a forbidden module.
package struct ArchitectureRule: Hashable, Sendable {
    /// The name that is reported with a violation, such as `mvc-view-to-model`.
    package let identifier: String
    /// The parts that must not have the dependency.
    package let from: Set<ArchitecturePart>
    /// The parts that they must not use.
    package let to: Set<ArchitecturePart>
    /// The reason, in one sentence.
    package let reason: String

    init(
        _ identifier: String,
        from: Set<ArchitecturePart>,
        to: Set<ArchitecturePart>,
        _ reason: String
    ) {
        self.identifier = identifier
        self.from = from
        self.to = to
        self.reason = reason
    }
}

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

extension ArchitectureRule {
    /// Returns the rules of every implementation, independent of the axis.
    ///
    /// - Parameters:
    ///   - all: all roles of the axis.
    ///   - inner: the roles that do not assemble others.
    static func ofImplementations(_ all: [Role], inner: [Role]) -> [ArchitectureRule] {
        [
            ArchitectureRule(
                "cell-to-others",
                from: .all(all),
                to: [.foreign],
                "An implementation may use only its contract, the UI kit and the model, so that "
                    + "implementations are comparable."
            ),
            ArchitectureRule(
                "part-to-dependencies",
                from: .all(inner),
                to: [.dependencies],
                "Only an assembly accesses the dependencies of the feature; every other part "
                    + "receives what it needs."
            ),
        ]
    }
}
