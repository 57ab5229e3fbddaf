extension Architecture {
    /// Model–View–Controller: views without dependencies, and controllers that fill them.
    package static let mvc = Architecture(
        .mvc,
        endings: [
            Ending("Protocol", .protocols),
            Ending("Delegate", .protocols),
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .controller),
            Ending("View", .view),
            Ending("Cell", .view),
        ],
        rules: mvcRules,
        designDecisions: mvcDesignDecisions
    )

    private static let mvcRules = [
        ArchitectureRule(
            "mvc-view-to-controller",
            from: .all([.view]),
            to: .all([.controller]),
            "A view reports to its controller through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvc-view-to-model",
            from: .all([.view]),
            to: [.model],
            "A view shows the values that it receives and uses neither entities nor services."
        ),
    ]

    private static let mvcDesignDecisions = [
        DesignDecision(
            "Each row has its own small controller. Many developers would fill table-view cells in "
                + "the controller of the list.",
            because: "Proponents of a clean MVC ask for self-contained modules, and view-free "
                + "tests can cover such a controller.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        DesignDecision(
            "A view contains only layout, setters and closures, so controllers set each label.",
            because: "Any controller can use a view that depends on no other part.",
            affects: [.codeLines, .types, .assignments]
        ),
        DesignDecision(
            "Controllers call the services, and contain state and rules. "
                + "Proponents of Cocoa's MVC would put these into model objects, as MVCModel does in "
                + "each feature with a list.",
            because: "Many apps are written like this, and articles compare the other "
                + "architectures with it. The difference from MVCModel shows what model objects "
                + "change.",
            affects: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
    ]
}
