extension ArchitectureRule {
    /// What holds however workers tell their managers.
    static let commonToCouplings = [
        ArchitectureRule(
            "cell-to-others",
            from: .all(Axis.couplingRoles + [.unknown]),
            to: [.foreign],
            "A cell is made from its contract, the kit and the model alone, so that cells can be "
                + "compared."
        ),
        ArchitectureRule(
            "part-to-dependencies",
            from: .all([.view, .manager, .worker, .unknown]),
            to: [.dependencies],
            "Only an assembly opens what comes from outside; every other part is handed what it "
                + "needs."
        ),
        ArchitectureRule(
            "manager-to-view",
            from: .all([.manager, .worker]),
            to: [.role(.view), .userInterface],
            "Who works and who celebrates is not the business of what shows it."
        ),
    ]
}
