extension Style {
    /// View, Interactor, Presenter, Entity, Router: each a part of its own, with protocols between.
    package static let viper = Style(
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
        ],
        rules: viperRules,
        caveats: viperCaveats
    )

    private static let viperRules = [
        ArchitectureRule(
            "viper-entity",
            from: .borders.union([
                .role(.view), .role(.presenter), .role(.router), .role(.transport),
            ]),
            to: [.model],
            "Entities and services stay behind the interactor, which hands up values of its own."
        ),
        ArchitectureRule(
            "viper-view-to-presenter",
            from: .borders.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter by protocol, so that another can take its place."
        ),
        ArchitectureRule(
            "viper-view-to-inside",
            from: .all([.view]),
            to: .all([.interactor, .router]),
            "A view talks to its presenter alone."
        ),
        ArchitectureRule(
            "viper-presenter-to-neighbour",
            from: .borders.union([.role(.presenter)]),
            to: [.role(.view), .role(.interactor), .role(.router)],
            "A presenter knows view, interactor and router by protocol, so that each can be "
                + "replaced."
        ),
        ArchitectureRule(
            "viper-presenter-to-kit",
            from: .borders.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that names views of the kit cannot be tested without them."
        ),
        ArchitectureRule(
            "viper-interactor-to-outside",
            from: .all([.interactor]),
            to: .all([.view, .presenter, .router]).union([.userInterface]),
            "An interactor answers through its output and knows nothing of what is shown."
        ),
        ArchitectureRule(
            "viper-router-to-inside",
            from: .all([.router]),
            to: .all([.presenter, .interactor]),
            "A router is told where to lead and asks nobody back."
        ),
    ]

    private static let viperCaveats = [
        Caveat(
            "Each protocol has a file of its own; many put those of a module into one contract.",
            because: "A file holds one type in all cells.",
            moves: [.files],
            effect: .size(of: .protocols)
        ),
        Caveat(
            "The presenter of a list speaks for its rows, which are no modules of their own.",
            because: "A module for each row would be five types for a label that changes.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "The interactor owns the list and what may run; the presenter asks it for each row that "
                + "is shown, and keeps of rows only what is presentation: heights that were "
                + "computed, and what is revealed.",
            because: "State and rules stand once.",
            moves: [.codeLines, .distribution, .decisions, .latency]
        ),
        Caveat(
            "What the interactor hands up is a value of its own, a summary, and never the entity.",
            because: "An entity that changes is then the interactor's business alone.",
            moves: [.codeLines, .files, .types, .latency],
            effect: .size(of: .transport)
        ),
        Caveat(
            "A module is given its router by whoever puts the page together, and a module that "
                + "leads nowhere has none.",
            because: "A module that does not know where it leads can be used in another scene.",
            moves: [.codeLines, .files, .types],
            effect: .size(of: .router)
        ),
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "That is how it is in MVP and MVVM, too.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
    ]
}
