extension Architecture {
    /// View and layers know the next receiver by protocol.
    package static let forwardedByProtocol = Architecture(
        .protocol,
        endings: forwardingEndings,
        rules: [toPresenter("protocol")],
        designDecisions: [
            DesignDecision(
                "All layers conform to the protocols of view and presenter. Some developers give "
                    + "each layer protocols of its own.",
                because: "The number of layers is chosen at run time, so that the compiler cannot "
                    + "inline them.",
                affects: [.codeLines, .files, .types]
            ),
            answerPassesBack,
        ]
    )

    /// View and layers have a closure that calls the next receiver.
    package static let forwardedByClosure = Architecture(
        .closure,
        endings: forwardingEndings,
        rules: [
            toPresenter("closure"),
            ArchitectureRule(
                "closure-to-interface",
                from: [.role(.view), .role(.layer), .role(.presenter)],
                to: [.interface(.view), .interface(.layer), .interface(.presenter)],
                "A closure needs no protocol."
            ),
        ],
        designDecisions: [
            DesignDecision(
                "A layer is an object with closures, which call the next object. Some developers "
                    + "nest closures without objects.",
                because: "A layer of an app has state, and then the variants differ only in how a "
                    + "layer knows the next one.",
                affects: [.codeLines, .files, .types, .latency]
            ),
            answerPassesBack,
        ]
    )

    private static let answerPassesBack = DesignDecision(
        "The greeting passes back through all layers, and a layer has no strong reference to the "
            + "previous one. Some developers return the greeting from the call.",
        because: "The layers of MVP and VIPER forward calls and answers in this way, too.",
        affects: [.codeLines, .latency]
    )

    private static func toPresenter(_ variant: String) -> ArchitectureRule {
        ArchitectureRule(
            "\(variant)-to-presenter",
            from: [.role(.view), .role(.layer)],
            to: [.role(.presenter)],
            "View and layers know the next receiver only by \(variant), so that the number of "
                + "layers can change."
        )
    }

    private static let forwardingEndings = [
        Ending("Protocol", .protocols), Ending("Assembly", .assembly),
        Ending("ViewController", .view), Ending("Layer", .layer), Ending("Presenter", .presenter),
    ]
}

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
