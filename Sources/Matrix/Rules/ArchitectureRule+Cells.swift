extension ArchitectureRule {
    /// What holds in every cell, whatever its variants differ in.
    ///
    /// - Parameters:
    ///   - all: every role of the axis.
    ///   - inner: those that do not put others together.
    static func ofCells(_ all: [Role], inner: [Role]) -> [ArchitectureRule] {
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
