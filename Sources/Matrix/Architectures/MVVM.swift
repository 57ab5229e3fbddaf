extension Style {
    /// Model–View–ViewModel: a view binds to a view model that knows no view.
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
            "A view binds to its view model and knows neither entities nor services."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-view",
            from: .all([.viewModel]),
            to: .all([.view]),
            "A view model tells whoever listens, so that it can be tested without a view."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-kit",
            from: .all([.viewModel]),
            to: [.userInterface],
            "A view model that names views of the kit cannot be tested without them."
        ),
    ]

    private static let mvvmCaveats = [
        Caveat(
            "Binding is a closure for each value, set off when the value is set, and not Combine, "
                + "RxSwift or Observation.",
            because: "What is compared is the architecture and not a framework for binding.",
            moves: [.codeLines, .assignments, .latency]
        ),
        Caveat(
            "Whoever binds hears the value at once, and then of changes alone.",
            because: "A view that binds needs no second place that shows the first value.",
            moves: [.codeLines, .decisions, .latency]
        ),
        Caveat(
            "A view model has a value for each thing that changes; some have one state for the "
                + "whole screen.",
            because: "A change then writes what has changed and nothing else.",
            moves: [.codeLines, .types, .latency]
        ),
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "A view apart from the controller that binds it is another variant.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
    ]
}
