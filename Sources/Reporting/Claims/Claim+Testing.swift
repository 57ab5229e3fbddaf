internal import Matrix

extension Claim {
    /// The claims about tests.
    static let testing = [
        Claim(
            "tests-without-view",
            "View-free tests reach presenters and view models",
            "View-free tests reach the logic of MVP, MVVM and VIPER, but not that of MVC.",
            [.init(.chatter, "454, 460, 464, 748, 916, 918"), .init(.advanced, "71, 138, 203")],
            measure: "mutation score of view-free tests in the roles that hold logic. In all four, "
                + "view-free tests reach everything that they can, small controllers included. "
                + "MVCModel, which has MVC’s list logic in model objects, is measured but not "
                + "compared here",
            Comparison(
                aboveMVC(withoutMVC),
                Reading(Reading.withController, aboveMVC([.mvcp, .mvcvm])),
                footnotes: [.viewFreeShare, .score]
            ),
            revision: "A distance of 30 points in covered lines decided before: supported in 4 "
                + "features, borderline in 1, not supported in 2. The articles give no amount.",
            supported: "If you want to test logic without a screen, do not choose MVC.",
            notSupported: "Tests without a view find as much in MVC."
        ),
        Claim(
            "viper-most-testable",
            "VIPER is the most testable",
            "Of MVC, MVP, MVVM and VIPER, VIPER is the most testable.",
            [.init(.advanced, "307"), .init(.orlov)],
            measure:
                "two metrics that must agree: mutation score of view-free tests in the roles that "
                + "hold logic, and mutation score of all tests (both highest)",
            Comparison(
                .agree(
                    .largest(.viper, of: four, .viewFreeScoreOfLogic),
                    .largest(.viper, of: four, .score)
                ),
                footnotes: [.viewFreeShare]
            ),
            revision: "The lines that view-free tests do not cover decided before: borderline in 2 "
                + "features, not supported in 5. They are mostly lines of views. Now both values "
                + "of the method page decide.",
            supported: "Tests find more faults in VIPER than in the other three.",
            notSupported: "Tests find as many faults in another architecture, with less code."
        ),
        Claim(
            "presenter-tests-suffice",
            "With tests of the presenter, the view needs none",
            "Where presenter, view model or interactor are tested, the view needs no tests.",
            [.init(.chatter, "748")],
            measure: "mutants killed by view-free tests ÷ mutants killed by all tests: in the "
                + "roles that hold logic, and in the whole implementation. The latter cannot exceed "
                + "1 − the share of mutants in views",
            Comparison(
                .all([
                    .value(.viewFreeKillsOfLogic, withoutMVC), .value(.viewFreeKills, withoutMVC),
                ]),
                footnotes: [.viewMutantShare]
            ),
            revision: "A limit of 0.95 in the logic decided before: supported in 5 features, "
                + "borderline in 2. The article gives no limit.",
            valueOnly: "Tests of the presenter find nearly every fault in the logic. Faults in the "
                + "view need a test of the view."
        ),
        Claim(
            "mvc-enough-for-simple",
            "MVC is enough for simple screens",
            "MVC serves simple screens well.",
            [.init(.chatter, "930"), .init(.simple, "231")],
            measure: "code lines, and mutation score of all tests, in the two smallest features",
            Comparison(
                .all([.value(.codeLines, four), .value(.score, four)]),
                footnotes: [.viewFreeScoreOfLogic],
                features: [.greeting, .digit]
            ),
            valueOnly: "For a simple screen MVC has the least code, and tests find as much with a "
                + "view. Whether that is enough is the reader’s decision."
        ),
    ]

    private static func aboveMVC(_ variants: [Variant]) -> Criterion {
        .all(variants.map { .above(.viewFreeScoreOfLogic, $0, .mvc) })
    }
}
