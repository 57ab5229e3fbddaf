internal import Matrix

extension Claim {
    /// The claims about the architectures that people choose today. Their thresholds were set before
    /// any value of these variants was measured.
    static let recent = store + observable

    private static let store = [
        Claim(
            "state-changes-in-one-place",
            "In Store, the state changes in one place",
            "In Store, only reducers change the state of a screen.",
            [.init(.folklore)],
            measure:
                "lines outside of the roles State and Reducer that set a property of a state, by "
                + "the compiler's index",
            Comparison(.exactly(.stateChangesOutside, [.store], 0)),
            madeTrueBy: "the rule that only reducers change the state"
        ),
        Claim(
            "more-code-per-event",
            "Store needs more code per event",
            "Store needs more code than MVVM for the same events.",
            [.init(.folklore)],
            measure: "code lines, Store ÷ MVVM; both handle the same events of the user and the "
                + "services. The shared store is not counted",
            Comparison(.ratio(.codeLines, .store, to: .mvvm, in: 1.15...Double.infinity)),
            reason: "15 % is three times the band for sizes; it was set before the first value.",
            supported: "Each event costs an action, a case of the reducer and often an effect.",
            notSupported: "Store costs less than 15 % more code than MVVM here."
        ),
        Claim(
            "reducers-test-exhaustively",
            "Reducers are the easiest to test exhaustively",
            "Of MVC, MVP, MVVM, VIPER and Store, tests of Store find the most faults in the logic.",
            [.init(.folklore)],
            measure:
                "mutation score of view-free tests in the roles that hold logic; in Store, these "
                + "tests are tables of states and actions",
            Comparison(
                .largest(
                    .store,
                    of: [.store] + Variant.architectures,
                    .viewFreeScoreOfLogic
                )
            ),
            supported: "A table of a pure function leaves the fewest faults unnoticed.",
            notSupported: "Tests of another architecture find as many faults in the logic."
        ),
        Claim(
            "screen-restored-from-a-value",
            "A screen can be restored from a value",
            "In Store, a screen that is built from the encoded state of a closed one continues like "
                + "a screen that was not closed.",
            [.init(.folklore)],
            measure:
                "interruptions of named and random scenarios, where no request runs, after which "
                + "the screen or a request differs from the scenario without interruption",
            Comparison(.exactly(.interruptionsNotRestored, [.store], 0)),
            madeTrueBy: "`check`, which compares every interrupted screen and stops at a difference"
        ),
    ]

    private static let observable = [
        Claim(
            "observation-removes-binding",
            "Observation removes binding code",
            "With Observation, the view needs less code than in MVVM with bindings.",
            [.init(.folklore)],
            measure: "bindings and code lines of the role View, Observable ÷ MVVM",
            Comparison(
                .all([
                    .ratio(.viewBindings, .observable, to: .mvvm, in: 0...0.5),
                    .ratio(.viewCodeLines, .observable, to: .mvvm, in: 0...0.95),
                ]),
                footnotes: [.carryingLines]
            ),
            reason: "Half is what “removes” must reach at least; 0.95 is one band for sizes. Both "
                + "were set before the first value.",
            supported: "The view reads properties, and nothing is bound or unbound.",
            notSupported: "The view is as long as with bindings: it still has to set what it shows."
        ),
        Claim(
            "async-is-shorter",
            "Asynchronous functions are shorter than closures",
            "Models with asynchronous functions are shorter than view models with completion "
                + "handlers.",
            [.init(.folklore)],
            measure:
                "code lines of the roles that hold logic, Observable ÷ MVVM. The shared adaptor "
                + "of the services is not counted",
            Comparison(.ratio(.logicCodeLines, .observable, to: .mvvm, in: 0...0.95)),
            reason: "0.95 is one band for sizes; it was set before the first value.",
            supported: "Requests that read from top to bottom need fewer lines.",
            notSupported: "Asynchronous functions save less than 5 % of the lines."
        ),
    ]
}
