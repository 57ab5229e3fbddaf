extension Style {
    /// Model–View–Controller–Presenter: MVP with a controller between a view that only lays out and its
    /// presenter.
    package static let mvcp = Style(
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
        caveats: mvcpCaveats
    )

    private static let mvcpRules = [
        ArchitectureRule(
            "mvcp-view-to-others",
            from: [.role(.view)],
            to: .all([.controller, .presenter]).union([.border(.view)]),
            "A view only lays out and tells through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvcp-view-to-model",
            from: [.role(.view), .role(.controller)],
            to: [.model],
            "View and controller show what the presenter tells and know neither entities nor "
                + "services."
        ),
        ArchitectureRule(
            "mvcp-border-to-model",
            from: .borders,
            to: [.model],
            "What crosses the border of controller and presenter is ready to be shown."
        ),
        ArchitectureRule(
            "mvcp-controller-to-presenter",
            from: .borders.union([.role(.controller)]),
            to: [.role(.presenter)],
            "A controller knows its presenter by protocol, so that another can take its place."
        ),
        ArchitectureRule(
            "mvcp-presenter-to-controller",
            from: .borders.union([.role(.presenter)]),
            to: [.role(.controller), .role(.view)],
            "A presenter knows whom it tells by protocol, so that it can be tested without a view."
        ),
        ArchitectureRule(
            "mvcp-presenter-to-kit",
            from: .borders.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that names views of the kit cannot be tested without them."
        ),
    ]

    private static let mvcpCaveats = [
        Caveat(
            "A controller of its own binds each cell to the presenter of its row; some let the cell "
                + "bind itself here, too.",
            because: "Then the view of a row would be another thing than all other views.",
            moves: [.codeLines, .files, .types, .latency]
        ),
        Caveat(
            "The presenter's protocol for what it tells is called the view's, though the controller "
                + "conforms to it.",
            because:
                "To the presenter it is the view, and presenters are those of MVP to the letter.",
            moves: [.assignments]
        ),
        Caveat(
            "There is a protocol on both sides of the border, each in a file of its own.",
            because: "So has MVP here, and nothing else than the controller should differ.",
            moves: [.codeLines, .files],
            effect: .size(of: .protocols)
        ),
    ]
}

extension Variant {
    package static let mvcp = Variant("MVCP")
}
