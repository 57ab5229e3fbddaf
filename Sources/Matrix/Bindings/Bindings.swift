extension Style {
    /// The state has a closure for each kind of change, which the view sets.
    package static let boundByClosure = Style(
        .closure,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "closure-state-to-border",
                from: [.role(.state)],
                to: [.border(.state), .border(.view)],
                "A closure needs no protocol."
            )
        ],
        caveats: [
            Caveat(
                "There is one closure for each kind of change, and one view can set it.",
                because: "As in most code; who wants several listeners has to keep a list of them.",
                moves: [.codeLines]
            )
        ],
        carryingBy: ["onChange", "onFailure", "bind()"]
    )

    /// The state tells its delegate, whom it knows by protocol.
    package static let boundByDelegate = Style(
        .delegate,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "delegate-protocol-to-view",
                from: [.border(.state)],
                to: [.role(.view), .userInterface],
                "What a delegate is told says nothing of who is told, so that anybody can be."
            )
        ],
        caveats: [
            Caveat(
                "The delegate is given the state with what changed, as in UIKit.",
                because: "A delegate of several states would need it; here there is one.",
                moves: [.codeLines, .latency]
            ),
            .onlyDelegateInModule,
        ],
        carryingBy: ["FollowStateDelegate", "delegate"]
    )

    /// The view says what it reads of an observable state, and is called when that changed.
    package static let boundByObservation = Style(
        .observation,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "observation-state-to-border",
                from: [.role(.state)],
                to: [.border(.state), .border(.view)],
                "What is observed needs no protocol."
            )
        ],
        caveats: [
            Caveat(
                "The view brings all five buttons up to date, whichever changed.",
                because: "Observed is a property, here the set of people who are followed. With an "
                    + "observable object for each person each button could be set alone.",
                moves: [.codeLines, .types, .latency]
            ),
            Caveat(
                "The kit watches what `updateProperties()` reads, as UIKit does since iOS 26.",
                because:
                    "Before that a view had to arm the observation again behind each change, in "
                    + "code of its own.",
                moves: [.codeLines]
            ),
            Caveat(
                "A failure is kept until the view takes it.",
                because: "Observed is state; what only happens has to become state to be heard of.",
                moves: [.codeLines]
            ),
        ],
        carryingBy: [
            "Observable()", "ObservationIgnored()", "updateProperties()", "failures",
            "takeFailures()",
        ]
    )

    /// The state tells everybody, and the view listens.
    package static let boundByNotification = Style(
        .notification,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "notification-state-to-border",
                from: [.role(.state)],
                to: [.border(.state), .border(.view)],
                "A state that tells everybody knows nobody."
            )
        ],
        caveats: [
            Caveat(
                "A view hears its own state alone, and what it hears has no type.",
                because:
                    "A notification that is not scoped is heard by all screens; what comes along "
                    + "in a dictionary has to be taken out of it.",
                moves: [.codeLines, .decisions, .latency]
            )
        ],
        carryingBy: [
            "NotificationCenter", "Notification", "didChange", "didFail", "idKey", "textKey",
            "postFailure(_:)", "bind()", "observe(_:_:handler:)", "observers",
        ]
    )

    /// Nothing is bound: the view asks.
    package static let unbound = Style(
        .manual,
        endings: bindingEndings,
        rules: [
            ArchitectureRule(
                "manual-state-to-border",
                from: [.role(.state)],
                to: [.border(.state), .border(.view)],
                "Whoever asks needs no protocol to be told."
            )
        ],
        caveats: [
            Caveat(
                "The view asks behind each tap, and again when the reply to it has come.",
                because:
                    "There is nobody else who could change the state; if there were, this view "
                    + "would not hear of it.",
                moves: [.codeLines, .latency]
            )
        ],
        carryingBy: ["toggleFollow(of:)", "toggleFollow(of:reply:)", "update(_:)"]
    )

    private static let bindingEndings = [
        Ending("Delegate", .protocols), Ending("Assembly", .assembly),
        Ending("ViewController", .view), Ending("State", .state),
    ]
}
