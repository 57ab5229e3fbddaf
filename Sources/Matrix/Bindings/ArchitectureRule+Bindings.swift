extension ArchitectureRule {
    /// What holds however a view hears of a change.
    static let commonToBindings = [
        ArchitectureRule(
            "cell-to-others",
            from: .all(Axis.bindingRoles + [.unknown]),
            to: [.foreign],
            "A cell is made from its contract, the kit and the model alone, so that cells can be "
                + "compared."
        ),
        ArchitectureRule(
            "part-to-dependencies",
            from: .all([.view, .state, .unknown]),
            to: [.dependencies],
            "Only an assembly opens what comes from outside; every other part is handed what it "
                + "needs."
        ),
        ArchitectureRule(
            "state-to-view",
            from: [.role(.state)],
            to: [.role(.view), .userInterface],
            "State that knows what shows it can be shown in one way only."
        ),
    ]
}
