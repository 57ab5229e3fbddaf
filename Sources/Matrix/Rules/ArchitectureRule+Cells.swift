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
                "A cell is made from its contract, the kit and the model alone, so that cells can be "
                    + "compared."
            ),
            ArchitectureRule(
                "part-to-dependencies",
                from: .all(inner),
                to: [.dependencies],
                "Only an assembly opens what comes from outside; every other part is handed what it "
                    + "needs."
            ),
        ]
    }
}
