extension ArchitectureRule {
    /// The rules of every mapping variant.
    static let commonToMappings =
        ofImplementations(Axis.mappingRoles + [.unknown], inner: inner + [.unknown]) + [
            ArchitectureRule(
                "row-view-to-controller",
                from: [.role(.view)],
                to: [.role(.controller)],
                "A view that uses its controller works only in that controller's list."
            ),
            ArchitectureRule(
                "list-to-navigation",
                from: .all(inner),
                to: [.navigation],
                "The list reports which item was selected; the assembly decides which page opens."
            ),
        ]

    private static let inner: [Role] = [.controller, .view, .viewModel]
}
