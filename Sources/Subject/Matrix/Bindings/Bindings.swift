extension Architecture {
    /// The state calls a closure for each kind of change, which the view sets.
    package static let boundByClosure = Architecture(
        .closure,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "closure-state-to-interface",
                from: [.role(.state)],
                to: [.interface(.state), .interface(.view)],
                "A closure needs no protocol."
            )
        ],
        designDecisions: [
            DesignDecision(
                "There is one closure for each kind of change, and only one view can set it.",
                because: "This is common in practice. Several observers would need a list of "
                    + "closures.",
                affects: [.codeLines]
            )
        ],
        carryingBy: ["onChange", "onFailure", "bind()"]
    )

    /// The state calls its delegate, which it knows by protocol.
    package static let boundByDelegate = Architecture(
        .delegate,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "delegate-protocol-to-view",
                from: [.interface(.state)],
                to: [.role(.view), .userInterface],
                "A delegate protocol does not mention its implementer, so that any type can "
                    + "implement it."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The delegate receives the state together with the change, as in UIKit.",
                because: "A delegate of several states would need it; here there is only one.",
                affects: [.codeLines, .latency]
            ),
            .onlyDelegateInModule,
        ],
        carryingBy: ["FollowStateDelegate", "delegate"]
    )

    /// The view reads observable state, and is updated when a property that it has read changes.
    package static let boundByObservation = Architecture(
        .observation,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "observation-state-to-interface",
                from: [.role(.state)],
                to: [.interface(.state), .interface(.view)],
                "Observation needs no protocol."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The view updates all five buttons, whichever has changed.",
                because: "Observation works per property: here the set of followed people. With "
                    + "one observable object per person, each button could be updated separately.",
                affects: [.codeLines, .types, .latency]
            ),
            DesignDecision(
                "The kit tracks which properties `updateProperties()` reads, as UIKit does since "
                    + "iOS 26.",
                because:
                    "Before iOS 26, a view had to restart the observation after each change, in "
                    + "its own code.",
                affects: [.codeLines]
            ),
            DesignDecision(
                "A failure is stored until the view takes it.",
                because: "Only state can be observed, so an event has to be stored as state first.",
                affects: [.codeLines]
            ),
        ],
        carryingBy: [
            "Observable()", "ObservationIgnored()", "updateProperties()", "failures",
            "takeFailures()",
        ]
    )

    /// The state posts to a notification center, which the view observes.
    package static let boundByNotification = Architecture(
        .notification,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "notification-state-to-interface",
                from: [.role(.state)],
                to: [.interface(.state), .interface(.view)],
                "State that posts to a notification center needs to know no receiver."
            )
        ],
        designDecisions: [
            DesignDecision(
                "A view observes only its own state, and the notification has untyped contents.",
                because:
                    "All screens would receive a notification without an object filter, and its "
                    + "values come in a dictionary, which has to be unpacked.",
                affects: [.codeLines, .decisions, .latency]
            )
        ],
        carryingBy: [
            "NotificationCenter", "Notification", "didChange", "didFail", "idKey", "textKey",
            "postFailure(_:)", "bind()", "observe(_:_:handler:)", "observers",
        ]
    )

    /// Without binding: the view reads the state.
    package static let unbound = Architecture(
        .manual,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "manual-state-to-interface",
                from: [.role(.state)],
                to: [.interface(.state), .interface(.view)],
                "A view that asks needs no protocol."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The view reads the state after each tap, and again after the reply.",
                because:
                    "Nothing else changes the state. Otherwise this view would miss the change.",
                affects: [.codeLines, .latency]
            )
        ],
        carryingBy: ["toggleFollow(of:)", "toggleFollow(of:reply:)", "update(_:)"]
    )

    private static let bindingEndings = [
        Ending("Delegate", .protocols), Ending("Assembly", .assembly),
        Ending("ViewController", .view), Ending("State", .state),
    ]
}

extension ArchitectureRule {
    /// The rules of every binding variant.
    static let commonToBindings =
        ofImplementations(Axis.bindingRoles + [.unknown], inner: [.view, .state, .unknown]) + [
            ArchitectureRule(
                "state-to-view",
                from: [.role(.state)],
                to: [.role(.view), .userInterface],
                "State that depends on its view works with only one view."
            )
        ]
}
