extension ArchitectureRule {
    /// The rules of every coupling variant.
    static let commonToCouplings =
        ofImplementations(
            Axis.couplingRoles + [.unknown],
            inner: [.view, .manager, .worker, .unknown]
        ) + [
            ArchitectureRule(
                "manager-to-view",
                from: .all([.manager, .worker]),
                to: [.role(.view), .userInterface],
                "Managers and workers must not depend on the view that shows them."
            )
        ]
}
