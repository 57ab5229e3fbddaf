internal import Matrix

extension Claim {
    /// The claims about views and the controllers around them.
    static let views = [
        Claim(
            "mvvm-heavier-view",
            "The view does more in MVVM than in MVP",
            "The view does more in MVVM than in MVP.",
            [.init(.advanced, "202")],
            measure: "decision points and bindings (values that a view binds, and closures that it "
                + "assigns to a type that is not a view) of the role View",
            Comparison(
                .all([
                    .above(.viewDecisions, .mvvm, .mvp), .above(.viewBindings, .mvvm, .mvp),
                ]),
                footnotes: [.viewCodeLines]
            ),
            revision: "Code lines decided as well before. A passive view has one method per label, "
                + "which is length and not work.",
            supported: "In MVVM the view decides and binds, and a view is hard to test.",
            notSupported: "The view does no more in MVVM than in MVP."
        ),
        Claim(
            "screen-is-lighter",
            "MVVM makes view and controller lighter",
            "MVVM has less code in view, controller and scene than MVC.",
            [.init(.simple, "133, 173, 230"), .init(.advanced, "23"), .init(.coupling, "735")],
            measure: "code lines of the roles View, Controller and Scene. The code moves to other "
                + "roles, and the total can grow",
            Comparison(
                [
                    Reading(Reading.oneController, .above(.screenCodeLines, .massive, .mvvm)),
                    Reading(
                        Reading.smallControllers,
                        .all([
                            .above(.screenCodeLines, .mvc, .mvvm),
                            .above(.screenCodeLines, .mvc, .mvp),
                        ])
                    ),
                ],
                footnotes: [.codeLines]
            ),
            supported: "Less code needs a screen. The rest moves to the view model.",
            notSupported: "As much code needs a screen as before."
        ),
        Claim(
            "mvcvm-lighter-view",
            "The view of MVCVM has less code than that of MVVM",
            "The view of MVCVM has less code than the view of MVVM.",
            [.init(.chatter, "1117, 1185")],
            measure: "code lines of the role View. Whether MVCVM is easier to read is not measured",
            Comparison(
                .above(.viewCodeLines, .mvvm, .mvcvm),
                footnotes: [.codeLines, .files, .changedLines, .viewFreeScoreOfLogic]
            ),
            supported: "The view has only layout. The controller is paid with more code overall.",
            notSupported: "The controller does not relieve the view."
        ),
        Claim(
            "controller-only-connects",
            "With a presenter, the controller only connects",
            "With a presenter, the controller decides less than in MVC.",
            [.init(.coupling, "838"), .init(.chatter, "601")],
            measure: "decision points of the role Controller",
            Comparison(.above(.controllerDecisions, .mvc, .mvcp)),
            supported: "The decisions are in the presenter.",
            notSupported: "The controller still decides."
        ),
        Claim(
            "formatting-leaves-view",
            "MVVM moves formatting out of the view",
            "MVVM moves formatting out of view and controller.",
            [.init(.simple, "133, 173")],
            measure: "code lines with a text literal in the roles View, Controller and Scene. "
                + "Fixed titles of buttons stay in the view in all variants",
            Comparison([
                Reading(Reading.oneController, .above(.textLines, .massive, .mvvm)),
                Reading(Reading.smallControllers, .above(.textLines, .mvc, .mvvm)),
            ]),
            revision: "A ratio of at most 0.7 to MVC decided before, and the scene’s texts did not "
                + "count: supported in 5 features, borderline in 2. The article names no ratio, and "
                + "its MVC is one controller.",
            supported: "Texts move to a type that view-free tests reach.",
            notSupported: "The screen makes as many texts as before."
        ),
        Claim(
            "view-knows-no-model",
            "The view does not depend on the model",
            "In MVP, MVVM and VIPER the view does not depend on the model.",
            [
                .init(.problems, "13"), .init(.coupling, "976, 984"), .init(.chatter, "271, 689"),
                .init(.simple, "11"),
            ],
            measure: "references from View to Model in the compiler’s index",
            Comparison(.atMost(.viewReferencesToModel, withoutMVC, 0)),
            madeTrueBy: "a dependency rule of each variant, which forbids the references"
        ),
        Claim(
            "setters-are-tiring",
            "An isolated view needs assignments from outside",
            "In MVC and MVP an isolated view needs many assignments from outside.",
            [.init(.chatter, "458"), .init(.problems, "20–30")],
            measure:
                "statements outside of the view’s own type that set what it shows, per element",
            Comparison(.value(.viewAssignments, [.mvc, .mvp, .mvvm])),
            revision: "A limit of 0.5 in MVC, MVP and VIPER decided before, without a reason: "
                + "supported in 5 features, borderline in 2. The article does not mention VIPER.",
            valueOnly: "Expect about one statement per element in MVC and MVP. In article 000 "
                + "(line 689) the cell reads its presenter instead."
        ),
    ]
}
