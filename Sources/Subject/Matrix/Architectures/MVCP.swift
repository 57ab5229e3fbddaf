extension Architecture {
    /// Model–View–Controller–Presenter: MVP with a controller between a layout-only view and its
    /// presenter.
    package static let mvcp = Architecture(
        .mvcp,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .controller),
            Ending("Presenter", .presenter),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvcpRules,
        designDecisions: mvcpDesignDecisions
    )

    private static let mvcpRules = [
        ArchitectureRule(
            "mvcp-view-to-others",
            from: [.role(.view)],
            to: .all([.controller, .presenter]).union([.interface(.view)]),
            "A view contains only layout and reports through closures, so that any controller can "
                + "use it."
        ),
        ArchitectureRule(
            "mvcp-view-to-model",
            from: [.role(.view), .role(.controller)],
            to: [.model],
            "The view and the controller show what the presenter passes and use neither entities "
                + "nor services."
        ),
        ArchitectureRule(
            "mvcp-interface-to-model",
            from: .interfaces,
            to: [.model],
            "Values that pass between controller and presenter are ready to be shown."
        ),
        ArchitectureRule(
            "mvcp-controller-to-presenter",
            from: .interfaces.union([.role(.controller)]),
            to: [.role(.presenter)],
            "A controller knows its presenter only by protocol, so that the presenter can be "
                + "replaced."
        ),
        ArchitectureRule(
            "mvcp-presenter-to-controller",
            from: .interfaces.union([.role(.presenter)]),
            to: [.role(.controller), .role(.view)],
            "A presenter knows its controller only by protocol, so that view-free tests can cover "
                + "it."
        ),
        ArchitectureRule(
            "mvcp-presenter-to-kit",
            from: .interfaces.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that uses views of the UI kit cannot be tested without them."
        ),
    ]

    private static let mvcpDesignDecisions = [
        DesignDecision(
            "A separate controller binds each table-view cell to the presenter of its row. Some "
                + "developers let the cell bind itself, even in MVCP.",
            because: "Otherwise the view of a row would have a different role than all other "
                + "views.",
            affects: [.codeLines, .files, .types, .latency]
        ),
        DesignDecision(
            "The protocol that the presenter calls is named after the view, although the "
                + "controller conforms to it.",
            because:
                "The controller is the view for the presenter, and the presenters are identical to "
                + "those of MVP.",
            affects: [.assignments]
        ),
        DesignDecision(
            "Controller and presenter each have a protocol, in a separate file.",
            because: "MVP does the same, and only the controller should differ.",
            affects: [.codeLines, .files],
            effect: .size(of: .protocols)
        ),
    ]
}

extension Variant {
    package static let mvcp = Variant("MVCP")
}
