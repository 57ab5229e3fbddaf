extension Style {
    /// Model–View–Controller: views that know nobody, controllers that fill them.
    package static let mvc = Style(
        .mvc,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .controller),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvcRules,
        caveats: mvcCaveats
    )

    private static let mvcRules = [
        ArchitectureRule(
            "mvc-view-to-controller",
            from: .all([.view]),
            to: .all([.controller]),
            "A view tells its controller through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvc-view-to-model",
            from: .all([.view]),
            to: [.model],
            "A view shows what it is given and knows neither entities nor services."
        ),
    ]

    private static let mvcCaveats = [
        Caveat(
            "Each row has a small controller of its own; many would fill cells in the controller "
                + "of the list.",
            because: "A module that manages itself is what the advocates of a well-kept MVC ask "
                + "for, and such a controller can be tested without a view.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "A view only lays out and has setters and closures, so controllers set each label.",
            because: "A view that knows nobody can be used by any controller.",
            moves: [.codeLines, .types, .assignments]
        ),
        Caveat(
            "Controllers ask the services themselves; some would give a screen an object for that.",
            because: "The services are shared by all variants, and one more object between is what "
                + "the other architectures are about.",
            moves: [.codeLines, .types, .distribution, .testability, .mutation]
        ),
    ]
}
