extension Architecture {
    /// Model–View–ViewModel: a view binds to a view model that does not depend on views.
    package static let mvvm = Architecture(
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
        designDecisions: mvvmDesignDecisions
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

    private static let mvvmDesignDecisions = [
        DesignDecision(
            "Each value is bound with `Bindable`, and each form field in both directions with "
                + "`Editable`, not with Combine, RxSwift or Observation. These types are shared code "
                + "in the module DataBinding (92 code lines) and not counted here. Written by hand, "
                + "each value takes six code lines instead of one: a property and a closure, each "
                + "with an observer.",
            because: "The comparison is about the architecture, not about a binding framework, and "
                + "an application writes or imports such a type once.",
            affects: [.codeLines, .assignments, .latency],
            effect: .bindings(linesByHand: 6)
        ),
        DesignDecision(
            "A view model has no protocol: the view names its class. Some developers declare a "
                + "protocol, so that a test of the view can replace the view model.",
            because: "The view needs one class, and a test of the view can create the view model "
                + "with a replaced service.",
            affects: [.codeLines, .files, .types],
            effect: .counterpart(of: .protocols, in: .mvp)
        ),
        DesignDecision(
            "An observer receives the current value when it binds itself, and after that each "
                + "change. An event, such as a message, is a closure and not a value.",
            because: "The view then needs no separate code to show the first value, and an event "
                + "must not be shown again.",
            affects: [.codeLines, .decisions, .latency]
        ),
        DesignDecision(
            "A view model publishes a separate value for each thing that changes. Some developers "
                + "publish one state for the complete screen.",
            because: "A change then updates only what has changed.",
            affects: [.codeLines, .types, .latency]
        ),
        DesignDecision(
            "The view is the view controller or the table-view cell, and owns its subviews.",
            because: "Separate types for view and controller are a different variant.",
            affects: [.codeLines, .files, .types, .assignments]
        ),
    ]
}
