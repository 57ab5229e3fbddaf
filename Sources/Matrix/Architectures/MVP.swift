extension Style {
    /// Model–View–Presenter: a presenter decides what a view shows, and each knows the other by protocol.
    package static let mvp = Style(
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
        caveats: mvpCaveats
    )

    private static let mvpRules = [
        ArchitectureRule(
            "mvp-view-to-model",
            from: [.role(.view)],
            to: [.model],
            "A view shows what its presenter tells it and knows neither entities nor services."
        ),
        ArchitectureRule(
            "mvp-border-to-model",
            from: .borders,
            to: [.model],
            "What crosses the border of view and presenter is ready to be shown."
        ),
        ArchitectureRule(
            "mvp-view-to-presenter",
            from: .borders.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter by protocol, so that another can take its place."
        ),
        ArchitectureRule(
            "mvp-presenter-to-view",
            from: .borders.union([.role(.presenter)]),
            to: [.role(.view)],
            "A presenter knows its view by protocol, so that it can be tested without one."
        ),
        ArchitectureRule(
            "mvp-presenter-to-kit",
            from: .borders.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that names views of the kit cannot be tested without them."
        ),
    ]

    private static let mvpCaveats = [
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "A view apart from the controller that binds it is another variant.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
        Caveat(
            "Each row has a presenter of its own, to which a cell attaches itself; some let the "
                + "presenter of the list fill the cells.",
            because: "A row that can change has state of its own, as it has in MVC and MVVM.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "There is a protocol on both sides of the border, each in a file of its own; some have "
                + "the view's alone, or both in one file.",
            because: "Each side can be replaced in a test, and a file holds one type in all cells.",
            moves: [.codeLines, .files],
            effect: .size(of: .protocols)
        ),
    ]
}
