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
