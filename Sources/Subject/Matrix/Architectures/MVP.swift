extension Architecture {
    /// Model–View–Presenter: a presenter decides what a view shows. Both know each other only by
    /// protocol.
    package static let mvp = Architecture(
        .mvp,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .view),
            Ending("Presenter", .presenter),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvpRules,
        designDecisions: mvpDesignDecisions
    )

    private static let mvpRules = [
        ArchitectureRule(
            "mvp-view-to-model",
            from: [.role(.view)],
            to: [.model],
            "A view shows what its presenter passes and uses neither entities nor services."
        ),
        ArchitectureRule(
            "mvp-interface-to-model",
            from: .interfaces,
            to: [.model],
            "Values that pass between view and presenter are ready to be shown."
        ),
        ArchitectureRule(
            "mvp-view-to-presenter",
            from: .interfaces.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter only by protocol, so that the presenter can be replaced."
        ),
        ArchitectureRule(
            "mvp-presenter-to-view",
            from: .interfaces.union([.role(.presenter)]),
            to: [.role(.view)],
            "A presenter knows its view only by protocol, so that view-free tests can cover it."
        ),
        ArchitectureRule(
            "mvp-presenter-to-kit",
            from: .interfaces.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that uses views of the UI kit cannot be tested without them."
        ),
    ]

    private static let mvpDesignDecisions = [
        DesignDecision(
            "The view is the view controller or the table-view cell, and owns its subviews.",
            because: "Separate types for view and controller are a different variant.",
            affects: [.codeLines, .files, .types, .assignments]
        ),
        DesignDecision(
            "The view is passive: it has one method per label, which takes four code lines, one in "
                + "the protocol and three in the view. Some developers pass one display value per "
                + "view, or let the view observe the model (Supervising Controller).",
            because: "A presenter then updates only what has changed, and its tests compare the "
                + "calls with whole texts.",
            affects: [.codeLines, .assignments, .testability, .latency]
        ),
        DesignDecision(
            "Each row has its own presenter, which a table-view cell attaches to. Some developers "
                + "let the presenter of the list fill the cells.",
            because: "A row that can change has its own state, as in MVC and MVVM.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        DesignDecision(
            "View and presenter each have a protocol, in a separate file. Some developers declare "
                + "only the protocol of the view, or both in one file.",
            because: "A test can replace each side, and each file contains one type in all "
                + "implementations.",
            affects: [.codeLines, .files],
            effect: .size(of: .protocols)
        ),
    ]
}
