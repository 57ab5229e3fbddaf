extension Architecture {
    /// Unidirectional: a view sends actions, a reducer changes the state, and effects call services.
    package static let store = Architecture(
        .store,
        endings: [
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Controller", .view),
            Ending("View", .view),
            Ending("Cell", .view),
            Ending("State", .state),
            Ending("Action", .action),
            Ending("Reducer", .reducer),
            Ending("Effect", .effect),
            Ending("EffectHandler", .effectHandler),
        ],
        rules: storeRules,
        designDecisions: storeDesignDecisions
    )

    private static let storeValues: Set<ArchitecturePart> = [
        .role(.state), .role(.action), .role(.effect), .role(.reducer),
    ]

    private static let storeRules = [
        ArchitectureRule(
            "store-reducer-to-services",
            from: storeValues,
            to: [.services],
            "A reducer returns effects and calls no service, so that it is a function of its "
                + "arguments."
        ),
        ArchitectureRule(
            "store-reducer-to-kit",
            from: storeValues,
            to: [.userInterface],
            "A state that uses views of the UI kit is no value that a test can compare."
        ),
        ArchitectureRule(
            "store-reducer-to-outside",
            from: storeValues,
            to: [.role(.view), .role(.effectHandler)],
            "State, actions, effects and reducers do not know who shows the state or performs the "
                + "effects."
        ),
        ArchitectureRule(
            "store-state-change",
            from: [
                .role(.scene), .role(.assembly), .role(.view), .role(.action), .role(.effect),
                .role(.effectHandler),
            ],
            to: [.change(of: .state)],
            "Only a reducer changes the state, so that each change has an action as its reason."
        ),
        ArchitectureRule(
            "store-view-to-inside",
            from: [.role(.view)],
            to: [.role(.reducer), .role(.effect), .role(.effectHandler)],
            "A view shows the state and sends actions."
        ),
        ArchitectureRule(
            "store-view-to-model",
            from: [.role(.view)],
            to: [.model],
            "A view shows values of the state and uses neither entities nor services."
        ),
        ArchitectureRule(
            "store-effect-handler-to-outside",
            from: [.role(.effectHandler)],
            to: [.role(.view), .role(.reducer), .role(.state), .userInterface],
            "An effect handler answers with actions and knows nothing about the screen."
        ),
    ]

    private static let storeDesignDecisions = [
        DesignDecision(
            "The store, and the archive from which a screen is restored, are shared code in the "
                + "module StateManagement (96 of 216 code lines) and not counted here. In an "
                + "application they are a package, such as The Composable Architecture.",
            because: "They are the same for every screen. Each assembly passes the archive on.",
            affects: [.codeLines, .files, .types]
        ),
        DesignDecision(
            "An effect is a value, and an effect handler performs it. In The Composable "
                + "Architecture an effect is a closure that the reducer creates from its "
                + "dependencies.",
            because: "The reducer then uses no service, and a test compares the effects.",
            affects: [.codeLines, .files, .types, .testability, .mutation]
        ),
        DesignDecision(
            "State, action, effect and reducer each have a file. Many developers nest them in one "
                + "type in one file.",
            because: "Each file contains one type in all implementations.",
            affects: [.files, .types]
        ),
        DesignDecision(
            "The view observes each part of the state that it shows, and a cell its row. Some "
                + "developers give the view the complete state after each action.",
            because:
                "An action changes few parts, so the view sets only these. The kit has no views "
                + "that compare themselves with a new value, as SwiftUI has.",
            affects: [.codeLines, .assignments, .latency]
        ),
        DesignDecision(
            "A message is an effect. Some developers keep it in the state until the view sends an "
                + "action that it was shown.",
            because: "A message is an event: it is shown once, and not again on a restored screen.",
            affects: [.codeLines, .testability]
        ),
        DesignDecision(
            "The view measures the heights of its rows and keeps them; the state does not have them.",
            because:
                "A height is layout: it depends on the width of the view, and a restored screen "
                + "computes it again.",
            affects: [.codeLines, .testability, .mutation]
        ),
        DesignDecision(
            "A list that is loaded in pages has a version, which each page increments. The view then "
                + "reloads the table, even if the rows are the same.",
            because: "A reloaded table announces its last row, and the next page may be due.",
            affects: [.codeLines]
        ),
        DesignDecision(
            "Each module of a page has a store of its own, and so has the page for the list that it "
                + "shows. Some developers compose one store for the complete page from the states and "
                + "reducers of its parts.",
            because: "Module reuse and a mixed page need modules that work alone.",
            affects: [.codeLines, .types, .distribution]
        ),
    ]
}

extension Variant {
    package static let store = Variant("Store")
}
