extension Architecture {
    /// View, Interactor, Presenter, Entity, Router: separate parts with protocols between them.
    package static let viper = Architecture(
        .viper,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .view),
            Ending("Presenter", .presenter),
            Ending("Interactor", .interactor),
            Ending("Router", .router),
            Ending("View", .view),
            Ending("Cell", .view),
            Ending("Summary", .transport),
            Ending("Row", .transport),
        ],
        rules: viperRules,
        designDecisions: viperDesignDecisions
    )

    private static let viperRules = [
        ArchitectureRule(
            "viper-entity",
            from: .interfaces.union([
                .role(.view), .role(.presenter), .role(.router), .role(.transport),
            ]),
            to: [.model],
            "Only the interactor uses entities and services; it passes DTOs to the presenter."
        ),
        ArchitectureRule(
            "viper-view-to-presenter",
            from: .interfaces.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter only by protocol, so that the presenter can be replaced."
        ),
        ArchitectureRule(
            "viper-view-to-inside",
            from: .all([.view]),
            to: .all([.interactor, .router]),
            "A view talks only to its presenter."
        ),
        ArchitectureRule(
            "viper-presenter-to-neighbour",
            from: .interfaces.union([.role(.presenter)]),
            to: [.role(.view), .role(.interactor), .role(.router)],
            "A presenter knows view, interactor and router only by protocol, so that each can be "
                + "replaced."
        ),
        ArchitectureRule(
            "viper-presenter-to-kit",
            from: .interfaces.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that uses views of the UI kit cannot be tested without them."
        ),
        ArchitectureRule(
            "viper-interactor-to-outside",
            from: .all([.interactor]),
            to: .all([.view, .presenter, .router]).union([.userInterface]),
            "An interactor answers through its output and knows nothing about the screen."
        ),
        ArchitectureRule(
            "viper-router-to-inside",
            from: .all([.router]),
            to: .all([.presenter, .interactor]),
            "A router opens the requested screen and calls no other part of the module."
        ),
    ]

    private static let viperDesignDecisions = [
        DesignDecision(
            "Each protocol has its own file. Many developers put all protocols of a module into "
                + "one contract.",
            because: "Each file contains one type in all implementations.",
            affects: [.files],
            effect: .size(of: .protocols)
        ),
        DesignDecision(
            "The presenter of a list also handles its rows; a row is not a separate module.",
            because: "A module per row would need five types for a label that changes.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        DesignDecision(
            "The presenter turns each DTO into one display value per row (a type named “Row”), and "
                + "the table-view cell shows it with one method. Some developers give the cell a "
                + "protocol with one method per label.",
            because: "A row is formatted once per change, and a test compares it with one value.",
            affects: [.codeLines, .files, .types, .assignments, .latency]
        ),
        DesignDecision(
            "The interactor passes a DTO (a type named “Summary”) to the presenter, never the "
                + "entity.",
            because: "A renamed or retyped property of the entity then affects only the "
                + "interactor; a new value still passes through every role.",
            affects: [.codeLines, .files, .types, .latency],
            effect: .size(of: .transport)
        ),
        DesignDecision(
            "The assembly of the page passes each module its router. A module without navigation "
                + "has no router.",
            because: "A module that does not know the next screen can be reused in another scene.",
            affects: [.codeLines, .files, .types],
            effect: .size(of: .router)
        ),
        DesignDecision(
            "The view is the view controller or the table-view cell, and owns its subviews.",
            because: "MVP and MVVM do the same.",
            affects: [.codeLines, .files, .types, .assignments]
        ),
        DesignDecision(
            "The interactor stores the entities by id, with the running requests; the presenter "
                + "stores the rows in their order. Some developers let the presenter ask the "
                + "interactor for each visible row.",
            because: "The interactor is a use case and not the data source of a table view.",
            affects: [.codeLines, .distribution, .decisions, .latency]
        ),
    ]
}
