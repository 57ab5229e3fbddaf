internal import Matrix

extension Claim {
    /// The claims that the cells can answer. Thresholds stand here before anything is measured, and
    /// are never moved to fit.
    package static let measured = sizes + testing + distribution + views + knowing + costs

    private static let sizes = [
        Claim(
            "least-code",
            "MVC needs the least code.",
            [.advanced],
            measure: "code lines of the cell",
            .figures(.smallest(.mvc, .codeLines)),
            supported: "With MVC there is the least to write and to read.",
            notSupported: "Saving lines is no reason to choose MVC."
        ),
        Claim(
            "mvp-twice",
            "MVP takes about twice as much code as MVC.",
            [.advanced],
            measure: "code lines, MVP ÷ MVC",
            .figures(.ratio(.codeLines, .mvp, to: .mvc, in: 1.6...2.4)),
            supported: "Reckon with twice the code when you choose MVP over MVC.",
            notSupported:
                "MVP costs another amount of code than the rule of thumb says; look at the "
                + "ratio before you fear it."
        ),
        Claim(
            "mvvm-like-mvp",
            "MVVM takes about as much code as MVP.",
            [.advanced],
            measure: "code lines, MVVM ÷ MVP",
            .figures(.ratio(.codeLines, .mvvm, to: .mvp, in: 0.85...1.15)),
            supported: "The amount of code does not decide between MVP and MVVM.",
            notSupported: "Between MVP and MVVM the amount of code does differ."
        ),
        Claim(
            "viper-most",
            "VIPER takes by far the most code.",
            [.advanced],
            measure: "code lines, VIPER ÷ the largest of the others",
            .figures(.ratioToNextLargest(.codeLines, .viper, atLeast: 1.25)),
            supported: "VIPER must earn its extra code in some other way.",
            notSupported: "VIPER is not so much larger than the next that this alone would rule it "
                + "out."
        ),
        Claim(
            "twice-types",
            "MVP and MVVM make at least twice as many types as MVC.",
            [.chatter],
            measure: "types (classes, structs and enums) of the cell, MVP ÷ MVC and MVVM ÷ MVC",
            .figures(
                .all([
                    .ratio(.types, .mvp, to: .mvc, in: 2...Double.infinity),
                    .ratio(.types, .mvvm, to: .mvc, in: 2...Double.infinity),
                ])
            ),
            supported: "Expect to name and find your way among twice as many types.",
            notSupported: "The number of types grows less than is said."
        ),
        Claim(
            "mvp-more-files",
            "MVP still has its controllers, so it has more files than MVC.",
            [.coupling],
            measure: "files of the cell, MVP ÷ MVC",
            .figures(.above(.files, .mvp, .mvc)),
            supported: "MVP spreads a screen over more files than MVC.",
            notSupported: "MVP does not mean more files."
        ),
    ]

    private static let testing = [
        Claim(
            "tests-without-view",
            "Logic in a presenter, a view model or an interactor can be tested without a view; "
                + "that of MVC cannot.",
            [.chatter, .advanced],
            measure: "share of lines that tests without a view reach, after all that is reachable "
                + "without a view has been tested so in all variants, small controllers too",
            .figures(.pointsAbove(.viewFreeShare, [.mvp, .mvvm, .viper], .mvc, atLeast: 30)),
            supported: "If you want to test logic without a screen, do not choose MVC.",
            notSupported: "Tests without a screen do not set all three so far apart from MVC."
        ),
        Claim(
            "viper-most-testable",
            "VIPER is the most testable.",
            [.advanced],
            measure: "share of lines that tests without a view reach",
            .figures(.largest(.viper, .viewFreeShare)),
            supported: "VIPER puts most of a feature where tests reach it without a screen.",
            notSupported: "Another variant puts as much within reach of tests, for less code."
        ),
        Claim(
            "presenter-tests-suffice",
            "Where presenter, view model or interactor are tested, the view need not be.",
            [.chatter],
            measure: "mutation score of the tests without a view ÷ that of all tests of the cell; "
                + "what stands in views such tests cannot reach, so the share of these mutants is its "
                + "ceiling, and the roles that hold logic are shown apart",
            .figures(
                .all([
                    .atLeast(.viewFreeKills, [.mvp, .mvvm, .viper], 0.85),
                    .below(.viewFreeKills, [.mvc], 0.85),
                ]),
                beside: [.viewFreeKillsOfLogic, .viewMutantShare]
            ),
            supported: "With any of the three, tests without a screen find nearly every fault that "
                + "tests find at all.",
            notSupported: "Keep tests of the view as well: faults that only they find stay behind."
        ),
    ]

    private static let distribution = [
        Claim(
            "viper-best-distribution",
            "VIPER spreads responsibility best.",
            [.advanced],
            measure: "largest type's share of code lines; evenness of code lines over roles",
            .figures(.all([.smallest(.viper, .largestTypeShare), .largest(.viper, .evenness)])),
            supported: "If one large type is what you suffer from, VIPER breaks it up best.",
            notSupported: "VIPER is not the best at it on both counts."
        ),
        Claim(
            "scene-is-thin",
            "A scene that only assembles modules takes about 100 lines.",
            [.chatter],
            measure: "code lines of the role Scene",
            .figures(
                .atMost(.sceneCodeLines, Variant.architectures, 120),
                features: [.blogFeed]
            ),
            supported: "A page made of modules costs one short file.",
            notSupported: "Putting modules together is work of its own."
        ),
    ]

    private static let views = [
        Claim(
            "mvvm-heavier-view",
            "The view does more in MVVM than in MVP.",
            [.advanced],
            measure: "code lines and decision points of the role View",
            .figures(
                .all([.above(.viewCodeLines, .mvvm, .mvp), .above(.viewDecisions, .mvvm, .mvp)])
            ),
            supported: "In MVVM the view keeps work, and a view is hard to test.",
            notSupported: "The view in MVVM is not heavier on both counts."
        ),
        Claim(
            "view-knows-no-model",
            "In MVP, MVVM and VIPER the view does not know the model.",
            [.problems, .coupling],
            measure: "references from View to Model in the compiler's index",
            .figures(.atMost(.viewReferencesToModel, [.mvp, .mvvm, .viper], 0)),
            supported: "The model can change without a view noticing.",
            notSupported: "A change of the model can reach a view."
        ),
        Claim(
            "formatting-leaves-view",
            "MVVM moves formatting out of view and controller.",
            [.simple],
            measure: "decision points of View and Controller, MVVM ÷ MVC",
            .figures(.ratio(.screenDecisions, .mvvm, to: .mvc, in: 0...0.7)),
            supported: "Decisions about texts move to where they can be tested.",
            notSupported: "As much is decided in views as before."
        ),
        Claim(
            "setters-are-tiring",
            "A view that knows nothing costs many assignments from outside.",
            [.chatter],
            measure:
                "statements that set what a view shows, by a property or by a method, and stand "
                + "outside of the type that owns the view, in the compiler's index, for each element",
            .figures(.largest(.mvc, .viewAssignments)),
            supported:
                "In MVC setting up views is work of the controller; the others spare it that.",
            notSupported: "Views are not set up from outside more often in MVC than elsewhere."
        ),
    ]

    private static let knowing = [
        Claim(
            "mvc-view-knows-model",
            "In MVC as it is usually written the view holds the model.",
            [.coupling],
            measure:
                "references to Model in the compiler's index from what lays out the screen: the "
                + "role View, and in Massive the scene, which lays out itself",
            .figures(
                .all([
                    .atLeast(.layoutReferencesToModel, [.massive], 1),
                    .atMost(.layoutReferencesToModel, [.mvc], 0),
                ])
            ),
            supported: "It is not MVC that ties the view to the model, but leaving out the view.",
            notSupported: "What is said of usual MVC is not what these two do."
        ),
        Claim(
            "coupling-ladder",
            "Called directly two types know each other, with a delegate one does, with a "
                + "notification none.",
            [.coupling],
            measure: "directions in which manager and worker refer to each other in the compiler's "
                + "index",
            .figures(
                .all([
                    .exactly(.coupledDirections, .direct, 2),
                    .exactly(.coupledDirections, .delegate, 1),
                    .exactly(.coupledDirections, .notification, 0),
                ])
            ),
            supported: "Each step down the ladder takes one of the two ties away.",
            notSupported:
                "A step down the ladder takes away less than is said: who hands out work, or "
                + "hears one sender alone, still knows it."
        ),
        Claim(
            "binding-halves",
            "Binding by observation needs about half of the code of closures or delegates.",
            [.chatter],
            measure: "code lines that carry a change from state to view, by the compiler's index: "
                + "Observation ÷ Closure and Observation ÷ Delegate",
            .figures(
                .all([
                    .ratio(.carryingLines, .observation, to: .closure, in: 0...0.6),
                    .ratio(.carryingLines, .observation, to: .delegate, in: 0...0.6),
                ])
            ),
            supported: "What is observed needs far less code to be heard of.",
            notSupported:
                "Observation saves less code than is said: what is no state, as a failure, "
                + "has to become some before it can be observed."
        ),
        Claim(
            "row-view-reuse",
            "One row view can serve two behaviours.",
            [.chatter],
            measure:
                "types of row views in a cell whose rows follow people or make friends, whichever "
                + "it was opened for; one such type shows both",
            .figures(
                .all(Variant.architectures.map { .exactly(.rowViewTypes, $0, 1) }),
                features: [.people]
            ),
            isByConstruction: true,
            supported:
                "A view that does not know what a tap means can be used for another meaning.",
            notSupported: "Here each behaviour has a view of its own."
        ),
        Claim(
            "height-cached",
            "A view model that keeps the heights of rows computes each once.",
            [.simple],
            measure: "computations of a height for each row when scrolling there and back, which a "
                + "script counts on each variant",
            .figures(
                .all(Variant.architectures.map { .exactly(.heightComputations, $0, 1) }),
                features: [.comments]
            ),
            isByConstruction: true,
            supported: "What outlives the cell of a row can keep what was computed for it: a view "
                + "model, and as well a small controller or a presenter.",
            notSupported: "What is computed for a row is computed again when it comes back."
        ),
        Claim(
            "modules-reuse",
            "A module that manages itself is used in another scene by assembling it alone.",
            [.chatter],
            measure: "code lines of a second scene (header and drafts alone, with another "
                + "destination) that are copied from the cell; in the modules none is written for it, "
                + "since the scene is a target of its own, which sees only their doors",
            .figures(
                .all([
                    .atMost(.copiedLines, Variant.architectures, 0),
                    .atLeast(.copiedLines, [.massive], 1),
                ])
            ),
            supported: "What is split into modules can be shown elsewhere without a copy.",
            notSupported: "Even between modules something is written twice; look at what is copied "
                + "before you make much of it."
        ),
        Claim(
            "extension-is-local",
            "Adding a list to a page touches one place where modules are split, and many where they "
                + "are not.",
            [.chatter],
            measure:
                "code lines that change in files that were there when a third list comes to one's own "
                + "page (the change plan-a-blog), and in how many places; the lines of the new list "
                + "itself stand in new files where there are modules, and are shown beside",
            .figures(
                .all([
                    .ratio(.listLinesInPlace, .mvc, to: .massive, in: 0...0.5),
                    .ratio(.listPlaces, .mvc, to: .massive, in: 0...0.5),
                ]),
                beside: [.listLines]
            ),
            supported:
                "What is split into modules is extended beside them; the page that puts them "
                + "together changes, and the modules do not.",
            notSupported:
                "A list comes beside the other modules without touching them, but what puts "
                + "them together changes in several places, and in all it takes more lines."
        ),
        Claim(
            "architectures-mix",
            "These architectures live together in one project.",
            [.advanced],
            measure:
                "whether Mixed, whose modules are those of other cells as they stand, does what "
                + "the reference does when scripts are played",
            .figures(.atMost(.differences, [.mixed], 0), beside: [.codeLines]),
            isByConstruction: true,
            supported: "A project can move from one to another module by module.",
            notSupported: "A project that mixes them must be watched where they meet."
        ),
    ]

    private static let costs = [
        Claim(
            "indirection-costs",
            "More layers make a call slower.",
            [.folklore],
            measure: "latency ÷ MVC, geometric mean over the feature's scripts, with 95 % interval",
            .figures(.latencyAbove([.mvp, .mvvm, .viper], ratio: 1.05)),
            supported: "Its layers cost time, though far less than drawing a screen.",
            notSupported: "Its layers cost less than the threshold, if anything."
        )
    ]
}
