extension Style {
    /// Model–View–Controller–ViewModel: MVVM with a controller that binds a view, which only lays out,
    /// to its view model.
    package static let mvcvm = Style(
        .mvcvm,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .controller),
            Ending("ViewModel", .viewModel),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvcvmRules,
        caveats: mvcvmCaveats
    )

    private static let mvcvmRules = [
        ArchitectureRule(
            "mvcvm-view-to-others",
            from: .all([.view]),
            to: .all([.controller, .viewModel]),
            "A view only lays out and tells through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvcvm-view-to-model",
            from: .all([.view, .controller]),
            to: [.model],
            "A controller binds a view to its view model, and both know neither entities nor "
                + "services."
        ),
        ArchitectureRule(
            "mvcvm-view-model-to-view",
            from: .all([.viewModel]),
            to: .all([.view, .controller]),
            "A view model tells whoever listens, so that it can be tested without a view."
        ),
        ArchitectureRule(
            "mvcvm-view-model-to-kit",
            from: .all([.viewModel]),
            to: [.userInterface],
            "A view model that names views of the kit cannot be tested without them."
        ),
    ]

    private static let mvcvmCaveats = [
        Caveat(
            "A controller of its own binds each cell to the view model of its row; some let the "
                + "cell bind itself here, too.",
            because: "Then the view of a row would be another thing than all other views.",
            moves: [.codeLines, .files, .types, .latency]
        ),
        Caveat(
            "Binding is a closure for each value, as in MVVM.",
            because: "Nothing else than the controller should differ.",
            moves: [.codeLines, .assignments, .latency]
        ),
    ]
}

extension Variant {
    package static let mvcvm = Variant("MVCVM")
}
