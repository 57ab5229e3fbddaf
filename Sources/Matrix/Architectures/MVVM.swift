extension Style {
    /// Model–View–ViewModel: a view binds to a view model that does not depend on views.
    package static let mvvm = Style(
        .mvvm,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .view),
            Ending("ViewModel", .viewModel),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvvmRules,
        caveats: mvvmCaveats
    )

    private static let mvvmRules = [
        ArchitectureRule(
            "mvvm-view-to-model",
            from: .all([.view]),
            to: [.model],
            "A view binds to its view model and uses neither entities nor services."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-view",
            from: .all([.viewModel]),
            to: .all([.view]),
            "A view model notifies observers without knowing them, so that view-free tests can "
                + "cover it."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-kit",
            from: .all([.viewModel]),
            to: [.userInterface],
            "A view model that uses views of the UI kit cannot be tested without them."
        ),
    ]

    private static let mvvmCaveats = [
        Caveat(
            "Each value is bound with a closure that runs when the value is set, not with Combine, "
                + "RxSwift or Observation.",
            because: "The comparison is about the architecture, not about a binding framework.",
            moves: [.codeLines, .assignments, .latency]
        ),
        Caveat(
            "An observer receives the current value when it subscribes, and after that only "
                + "changes.",
            because: "The view then needs no separate code to show the first value.",
            moves: [.codeLines, .decisions, .latency]
        ),
        Caveat(
            "A view model publishes a separate value for each thing that changes. Some developers "
                + "publish one state for the complete screen.",
            because: "A change then updates only what has changed.",
            moves: [.codeLines, .types, .latency]
        ),
        Caveat(
            "The view is the view controller or the table-view cell, and owns its subviews.",
            because: "Separate types for view and controller are a different variant.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
    ]
}
