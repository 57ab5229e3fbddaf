extension ArchitectureRule {
    /// The rules of every forwarding variant.
    static let commonToForwardings =
        ofImplementations(Axis.forwardingRoles + [.unknown], inner: inner + [.unknown]) + [
            ArchitectureRule(
                "forwarding-to-model",
                from: [.role(.view), .role(.layer)],
                to: [.model],
                "A layer only forwards, and the view only shows the answer. Any other work would "
                    + "count as the cost of a layer."
            ),
            ArchitectureRule(
                "layer-to-view",
                from: .all([.layer, .presenter]),
                to: [.role(.view), .userInterface],
                "Layers and presenters must not depend on the view that calls them."
            ),
            ArchitectureRule(
                "view-to-layer",
                from: [.role(.view)],
                to: [.role(.layer)],
                "The view must not know whether a layer or the presenter answers, because the "
                    + "number of layers is chosen at run time."
            ),
        ]

    private static let inner: [Role] = [.view, .layer, .presenter]
}
