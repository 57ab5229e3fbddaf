extension Style {
    /// A worker knows its manager and calls it.
    package static let direct = Style(
        .direct,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "direct-manager-to-border",
                from: [.role(.manager), .role(.worker)],
                to: [.border(.worker), .border(.manager)],
                "Both know each other, so that nobody needs a protocol between them."
            )
        ],
        caveats: [
            Caveat(
                "The worker knows its manager weakly, and the manager sets itself.",
                because:
                    "Whoever puts both together would need a second step in this variant alone.",
                moves: [.codeLines]
            )
        ]
    )

    /// A worker tells its delegate, whom it knows by protocol.
    package static let delegate = Style(
        .delegate,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "delegate-worker-to-manager",
                from: [.role(.worker), .border(.worker)],
                to: [.role(.manager)],
                "A worker knows its delegate by protocol, so that anybody can be told."
            )
        ],
        caveats: [
            Caveat(
                "The delegate is given the worker with what it did, as in UIKit.",
                because: "A delegate of several workers would need it; here there is one.",
                moves: [.codeLines, .latency]
            ),
            .onlyDelegateInModule,
        ]
    )

    /// A worker tells everybody, and whoever wants to hear listens.
    package static let notification = Style(
        .notification,
        endings: couplingEndings,
        rules: [
            ArchitectureRule(
                "notification-worker-to-listener",
                from: [.role(.worker)],
                to: [.role(.manager), .border(.worker), .border(.manager)],
                "A worker that tells everybody knows nobody."
            )
        ],
        caveats: [
            Caveat(
                "A manager hears its own worker alone, and what it hears has no type.",
                because: "A notification that is not scoped is heard by all managers; what comes "
                    + "along in a dictionary has to be taken out of it.",
                moves: [.codeLines, .decisions, .latency]
            )
        ]
    )

    private static let couplingEndings = [
        Ending("Delegate", .protocols), Ending("Assembly", .assembly),
        Ending("ViewController", .view), Ending("Manager", .manager), Ending("Worker", .worker),
    ]
}
