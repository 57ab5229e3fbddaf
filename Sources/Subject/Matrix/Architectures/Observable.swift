extension Architecture {
    /// MVVM with the Observation framework, a coordinator and asynchronous services.
    package static let observable = Architecture(
        .observable,
        endings: [
            Ending("Scene", .scene),
            Ending("Assembly", .assembly),
            Ending("Coordinator", .coordinator),
            Ending("Controller", .view),
            Ending("View", .view),
            Ending("Cell", .view),
            Ending("Model", .observableModel),
        ],
        rules: observableRules,
        designDecisions: observableDesignDecisions,
        startsTasks: true
    )

    private static let observableRules = [
        ArchitectureRule(
            "observable-view-to-model",
            from: [.role(.view)],
            to: [.model],
            "A view shows values of its observable model and uses neither entities nor services."
        ),
        ArchitectureRule(
            "observable-model-to-view",
            from: [.role(.observableModel)],
            to: [.role(.view)],
            "An observable model does not know who observes it, so that view-free tests can cover "
                + "it."
        ),
        ArchitectureRule(
            "observable-model-to-kit",
            from: [.role(.observableModel)],
            to: [.userInterface],
            "An observable model that uses views of the UI kit works with no other kit, such as "
                + "SwiftUI."
        ),
        ArchitectureRule(
            "observable-navigation",
            from: [.role(.scene), .role(.assembly)],
            to: [.navigation],
            "The coordinator alone navigates."
        ),
    ]

    private static let observableDesignDecisions = [
        DesignDecision(
            "A view controller sets its labels in `updateProperties()`. Its observable model would "
                + "serve a SwiftUI view unchanged.",
            because: "The kit has view controllers, which track the properties that "
                + "`updateProperties()` reads, as those of UIKit do since iOS 26.",
            affects: [.codeLines, .assignments, .latency]
        ),
        DesignDecision(
            "Services reply in closures, and an adaptor in the module StateManagement (120 of 216 "
                + "code lines) makes asynchronous functions of them and cancels their tasks. It is shared "
                + "code and not counted here.",
            because: "All variants use the same services.",
            affects: [.codeLines, .files, .latency]
        ),
        DesignDecision(
            "The screen owns its tasks and cancels them when it is released, and a model cancels the "
                + "request of a page that its list no longer needs. Some developers let a task run to "
                + "its end and ignore its result.",
            because: "SwiftUI cancels the task of a view that disappears, too.",
            affects: [.codeLines, .latency]
        ),
        DesignDecision(
            "The coordinator creates its screen, opens others and asks questions. The screen retains "
                + "it. A screen without navigation has no coordinator.",
            because: "A coordinator that only creates one screen would be an assembly.",
            affects: [.codeLines, .files, .types],
            effect: .size(of: .coordinator)
        ),
        DesignDecision(
            "A list that is loaded in pages has a version, which each page increments. The view then "
                + "reloads the table, even if the rows are the same.",
            because: "A reloaded table announces its last row, and the next page may be due.",
            affects: [.codeLines]
        ),
    ]
}

extension Variant {
    package static let observable = Variant("Observable")
}
