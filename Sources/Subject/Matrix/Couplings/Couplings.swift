extension Architecture {
    /// A worker has a reference to its manager and calls it.
    package static let direct = Architecture(
        .direct,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "direct-manager-to-interface",
                from: [.role(.manager), .role(.worker)],
                to: [.interface(.worker), .interface(.manager)],
                "Manager and worker know each other directly, so no protocol is needed."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The worker has a weak reference to its manager, which the manager sets itself.",
                because:
                    "Otherwise the assembly would need a second step in this variant only.",
                affects: [.codeLines]
            )
        ]
    )

    /// A worker calls its delegate, which it knows by protocol.
    package static let delegate = Architecture(
        .delegate,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "delegate-worker-to-manager",
                from: [.role(.worker), .interface(.worker)],
                to: [.role(.manager)],
                "A worker knows its delegate only by protocol, so that any type can be the "
                    + "delegate."
            )
        ],
        designDecisions: [
            DesignDecision(
                "The delegate receives the worker together with the job, as in UIKit.",
                because: "A delegate of several workers would need it; here there is only one.",
                affects: [.codeLines, .latency]
            ),
            .onlyDelegateInModule,
        ]
    )

    /// Manager and worker post to a notification center and observe each other's notifications.
    package static let notification = Architecture(
        .notification,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "notification-worker-to-manager",
                from: [.role(.worker)],
                to: [.role(.manager), .interface(.worker), .interface(.manager)],
                "A worker that posts to a notification center needs to know no receiver."
            ),
            ArchitectureRule(
                "notification-manager-to-worker",
                from: [.role(.manager)],
                to: [.role(.worker), .interface(.worker), .interface(.manager)],
                "A manager that posts to a notification center needs to know no receiver."
            ),
        ],
        designDecisions: [
            DesignDecision(
                "One channel object connects a manager to its worker, and a notification has "
                    + "untyped contents.",
                because: "All managers would receive a notification without an object filter, and "
                    + "its values come in a dictionary, which has to be unpacked.",
                affects: [.codeLines, .types, .decisions, .latency]
            ),
            DesignDecision(
                "The view controller keeps the workers alive.",
                because: "A manager that knows no worker cannot own one.",
                affects: [.codeLines]
            ),
        ]
    )

    private static let couplingEndings = [
        Ending("Delegate", .protocols), Ending("Channel", .protocols),
        Ending("Assembly", .assembly),
        Ending("ViewController", .view), Ending("Manager", .manager), Ending("Worker", .worker),
    ]
}

extension ArchitectureRule {
    /// The rules of every coupling variant.
    static let commonToCouplings =
        ofImplementations(
            Axis.couplingRoles + [.unknown],
            inner: [.view, .manager, .worker, .unknown]
        ) + [
            ArchitectureRule(
                "manager-to-view",
                from: .all([.manager, .worker]),
                to: [.role(.view), .userInterface],
                "Managers and workers must not depend on the view that shows them."
            )
        ]
}
