extension Architecture {
    /// Model–View–Controller–ViewModel: MVVM with a controller that binds a layout-only view to its
    /// view model.
    package static let mvcvm = Architecture(
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
        designDecisions: mvcvmDesignDecisions
    )

    private static let mvcvmRules = [
        ArchitectureRule(
            "mvcvm-view-to-others",
            from: .all([.view]),
            to: .all([.controller, .viewModel]),
            "A view contains only layout and reports through closures, so that any controller can "
                + "use it."
        ),
        ArchitectureRule(
            "mvcvm-view-to-model",
            from: .all([.view, .controller]),
            to: [.model],
            "A controller binds a view to its view model; neither of them uses entities or "
                + "services."
        ),
        ArchitectureRule(
            "mvcvm-view-model-to-view",
            from: .all([.viewModel]),
            to: .all([.view, .controller]),
            "A view model notifies observers without knowing them, so that view-free tests can "
                + "cover it."
        ),
        ArchitectureRule(
            "mvcvm-view-model-to-kit",
            from: .all([.viewModel]),
            to: [.userInterface],
            "A view model that uses views of the UI kit cannot be tested without them."
        ),
    ]

    private static let mvcvmDesignDecisions = [
        DesignDecision(
            "A separate controller binds each table-view cell to the view model of its row. Some "
                + "developers let the cell bind itself, even in MVCVM.",
            because: "Otherwise the view of a row would have a different role than all other "
                + "views.",
            affects: [.codeLines, .files, .types, .latency]
        ),
        DesignDecision(
            "Each value is bound with `Bindable`, and view models have no protocol, as in MVVM.",
            because: "Only the controller should differ.",
            affects: [.codeLines, .files, .types, .assignments, .latency]
        ),
    ]
}

extension Variant {
    package static let mvcvm = Variant("MVCVM")
}
