internal import Matrix

extension Study {
    private static let four = Variant.architectures

    /// All studies, grouped by publication.
    package static let all = [
        Study(
            publication: .sholichin,
            claim: Claim(
                "study-mvvm-testable",
                "MVVM is the most testable",
                "Of MVC, MVP, MVVM and VIPER, MVVM is the most testable.",
                [],
                measure:
                    "two metrics that must agree: mutation score of view-free tests in the roles that "
                    + "hold logic, and mutation score of all tests (both highest)",
                Claim.Comparison(
                    .agree(
                        .largest(.mvvm, of: four, .viewFreeScoreOfLogic),
                        .largest(.mvvm, of: four, .score)
                    )
                )
            ),
            difference:
                "The study rates testability with metrics of its own; ours are the planted faults "
                + "that tests find, as the method page defines."
        ),
        Study(
            publication: .sholichin,
            claim: Claim(
                "study-viper-coupling",
                "VIPER has the lowest coupling",
                "Of MVC, MVP, MVVM and VIPER, VIPER has the lowest coupling.",
                [],
                measure: "mean fan-out of a type in the compiler’s index, protocols excluded",
                Claim.Comparison(.smallest(.viper, of: four, .fanOut))
            ),
            difference:
                "The study grades kinds of coupling (data, message); we count references between "
                + "types. Fan-out is not the distribution of responsibility that the method page "
                + "defines."
        ),
        Study(
            publication: .sholichin,
            claim: Claim(
                "study-viper-cpu",
                "VIPER needs the least CPU",
                "Of MVC, MVP, MVVM and VIPER, VIPER needs the least CPU.",
                [],
                measure: "instructions of a call ÷ baseline, geometric mean over the scenarios",
                Claim.Comparison(.smallest(.viper, of: four, .instructionRatio))
            ),
            difference:
                "The study measures an app that draws and waits; we count the instructions of a call "
                + "without drawing."
        ),
        Study(
            publication: .sholichin,
            claim: Claim(
                "study-mvvm-memory",
                "MVVM needs the least memory",
                "Of MVC, MVP, MVVM and VIPER, MVVM needs the least memory.",
                [],
                measure: "bytes alive on an open screen, in the state with the most",
                Claim.Comparison(.smallest(.mvvm, of: four, .openBytes))
            ),
            difference:
                "The study measures a whole app; we count the objects of one screen. Our MVVM keeps "
                + "a view model with its bindings for each row."
        ),
        Study(
            publication: .lou,
            claim: Claim(
                "study-mvp-mvvm-better",
                "MVP and MVVM are better than MVC",
                "MVP and MVVM are more testable, less coupled and use less memory than MVC.",
                [],
                measure:
                    "mutation score of view-free tests in the roles that hold logic, mean fan-out of a "
                    + "type, and bytes alive on an open screen",
                Claim.Comparison(
                    .all([
                        .above(.viewFreeScoreOfLogic, .mvp, .mvc),
                        .above(.viewFreeScoreOfLogic, .mvvm, .mvc),
                        .above(.fanOut, .mvc, .mvp), .above(.fanOut, .mvc, .mvvm),
                        .above(.openBytes, .mvc, .mvp), .above(.openBytes, .mvc, .mvvm),
                    ]),
                    Claim.Reading(
                        Claim.Reading.oneController,
                        .all([
                            .above(.viewFreeScoreOfLogic, .mvp, .massive),
                            .above(.viewFreeScoreOfLogic, .mvvm, .massive),
                            .above(.fanOut, .massive, .mvp), .above(.fanOut, .massive, .mvvm),
                            .above(.openBytes, .massive, .mvp),
                            .above(.openBytes, .massive, .mvvm),
                        ])
                    )
                )
            ),
            difference:
                "MVC on Android is often one large activity. Massive resembles it more than our MVC, "
                + "whose controllers are small, so it is compared as well."
        ),
        Study(
            publication: .lou,
            claim: Claim(
                "study-no-winner",
                "MVP is easier to modify, MVVM to test",
                "Between MVP and MVVM neither is better: MVP is easier to modify, MVVM to test.",
                [],
                measure:
                    "code lines of all changes, and mutation score of view-free tests in the roles "
                    + "that hold logic",
                Claim.Comparison(
                    .all([
                        .above(.changedLines, .mvvm, .mvp),
                        .above(.viewFreeScoreOfLogic, .mvvm, .mvp),
                    ]),
                    features: [.greeting, .blogFeed, .people, .profile]
                )
            ),
            difference:
                "On Android, layout files declare bindings, and views are other types than here. We "
                + "compare the lines of changes to other features."
        ),
        Study(
            publication: .kurniadi,
            claim: Claim(
                "study-viper-understandable",
                "VIPER is easier to understand than MVVM",
                "By metrics of its code, VIPER is easier to understand than MVVM.",
                [],
                measure:
                    "mean cyclomatic complexity of a function, decision points per type, and mean "
                    + "fan-out of a type",
                Claim.Comparison(
                    .all([
                        .above(.functionComplexity, .mvvm, .viper),
                        .above(.decisionsPerType, .mvvm, .viper),
                        .above(.fanOut, .mvvm, .viper),
                    ])
                )
            ),
            difference:
                "The study measures two projects with MetricsReloaded and SonarQube; we compare the "
                + "same behaviour. Neither asked a reader. VIPER has more types and files to read, which "
                + "these metrics do not count."
        ),
    ]
}
