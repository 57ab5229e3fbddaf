extension ArchitectureRule {
    /// The rules of every binding variant.
    static let commonToBindings =
        ofImplementations(Axis.bindingRoles + [.unknown], inner: [.view, .state, .unknown]) + [
            ArchitectureRule(
                "state-to-view",
                from: [.role(.state)],
                to: [.role(.view), .userInterface],
                "State that depends on its view works with only one view."
            )
        ]
}
