extension Architecture {
    /// MVC with model objects: rules, requests and state are in the model, and a controller shows
    /// them.
    package static let mvcmodel = Architecture(
        .mvcmodel,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .controller),
            Ending("Loader", .modelObject),
            Ending("Playlist", .modelObject),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvcmodelRules,
        designDecisions: mvcmodelDesignDecisions
    )

    private static let mvcmodelRules = [
        ArchitectureRule(
            "mvcmodel-view-to-others",
            from: .all([.view]),
            to: .all([.controller, .modelObject]),
            "A view reports to its controller through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvcmodel-view-to-model",
            from: .all([.view]),
            to: [.model],
            "A view shows the values that it receives and uses neither entities nor services."
        ),
        ArchitectureRule(
            "mvcmodel-controller-to-services",
            from: .all([.controller]),
            to: [.services],
            "A controller asks its model object, so that only model objects send requests."
        ),
        ArchitectureRule(
            "mvcmodel-model-object-to-outside",
            from: .all([.modelObject]),
            to: .all([.view, .controller]),
            "A model object notifies its observer without knowing it, so that view-free tests can "
                + "cover it."
        ),
        ArchitectureRule(
            "mvcmodel-model-object-to-kit",
            from: .all([.modelObject]),
            to: [.userInterface],
            "A model object that uses views of the UI kit cannot be tested without them."
        ),
    ]

    private static let mvcmodelDesignDecisions = [
        DesignDecision(
            "Each list, and the header of a page, has a model object with its state, requests and "
                + "rules. The controllers have the texts.",
            because: "Cocoa's MVC puts logic into the model. A model object that also writes texts "
                + "would be a view model.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        DesignDecision(
            "A model object notifies its controller through one closure that receives an event. "
                + "Some developers would use a delegate, notifications or key-value observing.",
            because: "Each model object has only one observer, and a closure needs no protocol.",
            affects: [.codeLines, .files, .latency]
        ),
        DesignDecision(
            "Rows are values in the list's model object, which finds them by their ids. Some "
                + "developers would make each blog or person an object that sends its own requests.",
            because: "A refresh replaces the rows, while the running requests of a row must not be "
                + "forgotten.",
            affects: [.codeLines, .types, .distribution, .latency]
        ),
        DesignDecision(
            "Each row has its own small controller, which is created when a table-view cell is "
                + "filled. Many developers would fill table-view cells in the controller of the "
                + "list.",
            because: "MVC has such controllers, too. Here they need not be stored, because they "
                + "have no state.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        DesignDecision(
            "The controller of a list keeps what exists only on the screen: which person's delete "
                + "button is shown, and the heights of comments.",
            because: "A model object would be the same in an app without a screen.",
            affects: [.distribution, .testability, .mutation]
        ),
        DesignDecision(
            "A view contains only layout, setters and closures, so controllers set each label.",
            because: "The views are identical to those of MVC.",
            affects: [.codeLines, .types, .assignments]
        ),
    ]
}

extension Variant {
    package static let mvcmodel = Variant("MVCModel")
}
