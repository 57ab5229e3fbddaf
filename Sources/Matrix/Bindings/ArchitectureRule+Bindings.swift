extension ArchitectureRule {
    /// What holds however a view hears of a change.
    static let commonToBindings =
        ofCells(Axis.bindingRoles + [.unknown], inner: [.view, .state, .unknown]) + [
            ArchitectureRule(
                "state-to-view",
                from: [.role(.state)],
                to: [.role(.view), .userInterface],
                "State that knows what shows it can be shown in one way only."
            )
        ]
}
