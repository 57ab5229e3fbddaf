internal import Matrix

extension Claim {
    /// Every claim, in the order of the page. Thresholds are not moved to fit a result.
    package static let all =
        sizes + testing + distribution + views + binding + coupling + modules + mapping + forwarding
        + recent

    private static let four = Variant.architectures
    /// The four, with Massive for MVC as many apps write it.
    private static let usual: [Variant] = [.massive, .mvp, .mvvm, .viper]
    private static let withoutMVC: [Variant] = [.mvp, .mvvm, .viper]

    // MARK: - Size

    private static let sizes = [
        Claim(
            "least-code",
            "MVC needs the least code",
            "Of MVC, MVP, MVVM and VIPER, MVC needs the least code.",
            [.advanced],
            measure: "code lines of the implementation",
            Comparison(
                .smallest(.mvc, of: four, .codeLines),
                usuallyWritten: .smallest(.massive, of: usual, .codeLines)
            ),
            supported: "MVC has the least code to write and to read.",
            notSupported: "Fewer lines are no reason to choose MVC."
        ),
        Claim(
            "mvp-twice",
            "MVP takes twice as much code as MVC",
            "MVP takes about twice as much code as MVC.",
            [.advanced],
            measure: "code lines, MVP ÷ MVC",
            Comparison(
                .ratio(.codeLines, .mvp, to: .mvc, in: 1.6...2.4),
                usuallyWritten: .ratio(.codeLines, .mvp, to: .massive, in: 1.6...2.4)
            ),
            supported: "Plan for twice the code when you choose MVP.",
            notSupported:
                "MVP does not double the code; the ratio in the table says how much it adds."
        ),
        Claim(
            "mvvm-like-mvp",
            "MVVM takes as much code as MVP",
            "MVVM takes about as much code as MVP.",
            [.advanced],
            measure: "code lines, MVVM ÷ MVP",
            Comparison(.ratio(.codeLines, .mvvm, to: .mvp, in: 0.85...1.15)),
            supported: "The amount of code does not decide between MVP and MVVM.",
            notSupported: "MVP and MVVM differ in the amount of code."
        ),
        Claim(
            "viper-most",
            "VIPER takes by far the most code",
            "Of MVC, MVP, MVVM and VIPER, VIPER takes by far the most code.",
            [.advanced],
            measure: "code lines, VIPER ÷ the largest of the other three",
            Comparison(
                .ratioToNextLargest(.codeLines, .viper, of: four, atLeast: 1.25),
                usuallyWritten: .ratioToNextLargest(
                    .codeLines,
                    .viper,
                    of: usual,
                    atLeast: 1.25
                )
            ),
            supported: "VIPER must earn its additional code in another way.",
            notSupported: "VIPER is larger, but not by so much that size alone excludes it."
        ),
        Claim(
            "twice-types",
            "MVP and MVVM need twice the types of MVC",
            "MVP and MVVM need at least twice as many types as MVC.",
            [.chatter],
            measure: "classes, structs, enums and protocols, MVP ÷ MVC and MVVM ÷ MVC",
            Comparison(
                .all([
                    .ratio(.typesAndProtocols, .mvp, to: .mvc, in: 2...Double.infinity),
                    .ratio(.typesAndProtocols, .mvvm, to: .mvc, in: 2...Double.infinity),
                ]),
                usuallyWritten: .all([
                    .ratio(.typesAndProtocols, .mvp, to: .massive, in: 2...Double.infinity),
                    .ratio(.typesAndProtocols, .mvvm, to: .massive, in: 2...Double.infinity),
                ])
            ),
            revision: "Protocols now count as types, because the article counts class files.",
            supported: "Expect to name and find twice as many types.",
            notSupported: "The number of types grows less than the article says."
        ),
        Claim(
            "mvp-more-files",
            "MVP needs more files than MVC",
            "MVP keeps its controllers, so it needs more files than MVC.",
            [.coupling],
            measure:
                "files; and files without those that hold only a protocol, because one file per "
                + "protocol is house style",
            Comparison(
                .unlessHouseStyle(
                    .above(.files, .mvp, .mvc),
                    without: .above(.filesWithoutProtocols, .mvp, .mvc)
                )
            ),
            revision: "Files without protocol files are now compared as well.",
            supported: "MVP distributes a screen over more files than MVC.",
            notSupported: "MVP does not mean more files."
        ),
    ]

    // MARK: - Tests

    private static let testing = [
        Claim(
            "tests-without-view",
            "View-free tests reach presenters and view models",
            "View-free tests reach the logic of MVP, MVVM and VIPER, but not that of MVC.",
            [.chatter, .advanced],
            measure: "view-free line coverage, in points above MVC. In all four, view-free tests "
                + "reach everything that they can, small controllers included. MVCModel, which "
                + "has MVC's list logic in model objects, is measured but not compared here",
            Comparison(.pointsAbove(.viewFreeShare, withoutMVC, .mvc, atLeast: 30)),
            supported: "If you want to test logic without a screen, do not choose MVC.",
            notSupported: "View-free tests do not separate all three clearly from MVC."
        ),
        Claim(
            "viper-most-testable",
            "VIPER is the most testable",
            "Of MVC, MVP, MVVM and VIPER, VIPER is the most testable.",
            [.advanced],
            measure:
                "two metrics that must agree: lines that view-free tests do not cover (fewest), "
                + "and mutation score of view-free tests in the roles that hold logic (highest)",
            Comparison(
                .agree(
                    .smallest(.viper, of: four, .linesOnlyWithView),
                    .largest(.viper, of: four, .viewFreeScoreOfLogic)
                ),
                footnotes: [.viewFreeShare]
            ),
            revision:
                "The share of covered lines decided before. It rises with every line of VIPER's "
                + "own boilerplate.",
            supported: "VIPER leaves the least code that only a screen can test.",
            notSupported: "Another architecture leaves as little untested code, for fewer lines."
        ),
        Claim(
            "presenter-tests-suffice",
            "With tests of the presenter, the view needs none",
            "Where presenter, view model or interactor are tested, the view needs no tests.",
            [.chatter],
            measure: "in the roles that hold logic: mutants killed by view-free tests ÷ mutants "
                + "killed by all tests. For the whole implementation the ratio cannot exceed "
                + "1 − the share of mutants in views",
            Comparison(
                .atLeast(.viewFreeKillsOfLogic, withoutMVC, 0.95),
                footnotes: [.viewFreeKills, .viewMutantShare]
            ),
            revision:
                "The whole implementation decided before. Its threshold could not be reached, "
                + "because view-free tests cannot kill mutants in views.",
            supported: "This holds for the logic: view-free tests find nearly every fault in it. "
                + "Faults in the view still need a test of the view.",
            notSupported: "Keep tests with a view, too: some faults in the logic only show there."
        ),
    ]

    // MARK: - Distribution

    private static let distribution = [
        Claim(
            "viper-best-distribution",
            "VIPER distributes responsibility best",
            "Of MVC, MVP, MVVM and VIPER, VIPER distributes responsibility best.",
            [.advanced],
            measure:
                "decision points per type, mean fan-out of a type (protocols excluded), and mean "
                + "edit locations per change; so only features with changes are judged",
            Comparison(
                .all([
                    .smallest(.viper, of: four, .decisionsPerType),
                    .smallest(.viper, of: four, .fanOut),
                    .smallest(.viper, of: four, .editLocations),
                ]),
                footnotes: [.largestTypeShare, .evenness],
                features: [.greeting, .blogFeed, .people, .profile]
            ),
            revision: "Evenness over roles decided before. It counts protocols and assemblies as "
                + "responsibilities.",
            supported: "VIPER has the smallest parts, and a change touches the fewest places.",
            notSupported: "VIPER is not the best in all three metrics."
        ),
        Claim(
            "scene-is-thin",
            "A scene that assembles modules is short",
            "A scene that only assembles modules takes about 100 lines.",
            [.chatter],
            measure: "code lines of the role Scene, which does no layout here",
            Comparison(.atMost(.sceneCodeLines, four, 120), features: [.blogFeed]),
            supported: "A page made of modules costs one short file.",
            notSupported: "Assembling modules is work of its own."
        ),
    ]

    // MARK: - Views

    private static let views = [
        Claim(
            "mvvm-heavier-view",
            "The view does more in MVVM than in MVP",
            "The view does more in MVVM than in MVP.",
            [.advanced],
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
            "formatting-leaves-view",
            "MVVM moves formatting out of the view",
            "MVVM moves formatting out of view and controller.",
            [.simple],
            measure: "code lines with a text literal in the roles View and Controller, MVVM ÷ MVC. "
                + "Fixed titles of buttons stay in the view in both",
            Comparison(.ratio(.textLines, .mvvm, to: .mvc, in: 0...0.7)),
            revision: "Decision points decided before, which are not formatting.",
            supported: "Texts move to a type that view-free tests reach.",
            notSupported: "Views and controllers make as many texts as before."
        ),
        Claim(
            "view-knows-no-model",
            "The view does not depend on the model",
            "In MVP, MVVM and VIPER the view does not depend on the model.",
            [.problems, .coupling],
            measure: "references from View to Model in the compiler's index; a dependency rule "
                + "forbids them",
            Comparison(.atMost(.viewReferencesToModel, withoutMVC, 0)),
            isByConstruction: true,
            supported: "The view compiles without the model. A new value still needs a "
                + "change of the view.",
            notSupported: "A change of the model can reach a view."
        ),
        Claim(
            "setters-are-tiring",
            "An isolated view needs many assignments",
            "In MVC, MVP and VIPER an isolated view needs many assignments from outside.",
            [.chatter],
            measure:
                "statements outside of the view's own type that set what it shows, per element",
            Comparison(.atLeast(.viewAssignments, [.mvc, .mvp, .viper], 0.5)),
            revision:
                "The claim was judged as “MVC needs the most”, which the article does not say.",
            supported:
                "Expect about one statement outside of the view for every two elements or more.",
            notSupported: "Not every one of the three needs so many assignments."
        ),
    ]

    // MARK: - Modules

    private static let modules = [
        Claim(
            "row-view-reuse",
            "One row view serves two behaviours",
            "One row view can serve two behaviours.",
            [.chatter],
            measure: "types of row views in an implementation whose rows follow people or make "
                + "friends",
            Comparison(.exactly(.rowViewTypes, four, 1), features: [.people]),
            isByConstruction: true,
            supported:
                "A view that does not know what a tap means can be used for another meaning.",
            notSupported: "Each behaviour has a view of its own here."
        ),
        Claim(
            "height-cached",
            "Row heights are computed once",
            "A view model that keeps the heights of rows computes each height once.",
            [.simple],
            measure:
                "height computations per row when a list is scrolled down, up and down again, "
                + "counted by a scenario; Massive keeps no height",
            Comparison(
                .all([
                    .exactly(.heightComputations, four, 1),
                    .above(.heightComputations, .massive, .mvvm),
                ]),
                features: [.comments]
            ),
            isByConstruction: true,
            revision: "Massive was not compared before. A scenario requires one computation per "
                + "row of the four, and Massive is written without a cache.",
            supported:
                "Any object that outlives the cell of a row can cache: a view model, a presenter, "
                + "a small controller, or the scene. Without a cache, a height is computed again when "
                + "its row comes back.",
            notSupported: "A row's object computes a height again, or Massive computes each once."
        ),
        Claim(
            "modules-reuse",
            "A self-managing module is reused by assembling it",
            "A module that manages itself is used in another scene by assembling it alone.",
            [.chatter],
            measure:
                "passages of 3 code lines or more that another scene copies from the implementation",
            Comparison(
                .all([
                    .atMost(.copiedPassages, four, 0), .atLeast(.copiedPassages, [.massive], 1),
                ]),
                features: [.blogFeed]
            ),
            supported: "A module can be shown elsewhere without copying code.",
            notSupported: "Even with modules something is written twice."
        ),
        Claim(
            "extension-is-local",
            "A new list is a local change",
            "Adding a list touches one place with modules (MVC) and many without (Massive).",
            [.chatter],
            measure:
                "the change add-planned-blogs in existing files: code lines and edit locations, MVC ÷ "
                + "Massive",
            Comparison(
                .all([
                    .ratio(.listLinesInPlace, .mvc, to: .massive, in: 0...0.5),
                    .ratio(.listPlaces, .mvc, to: .massive, in: 0...0.5),
                ]),
                footnotes: [.listLines],
                features: [.blogFeed]
            ),
            supported: "A module is added next to the others; only the page that assembles them "
                + "changes.",
            notSupported:
                "The modules stay as they are, but the code that assembles them changes in "
                + "several places."
        ),
        Claim(
            "architectures-mix",
            "The architectures work together",
            "These architectures work together in one app.",
            [.advanced],
            measure:
                "behavioural differences between Mixed and the baseline. The page of Mixed takes "
                + "modules of MVP, VIPER and MVVM, its card takes modules of Store and Observable",
            Comparison(.atMost(.differences, [.mixed], 0), footnotes: [.codeLines]),
            isByConstruction: true,
            supported: "An app can move from one architecture to another module by module.",
            notSupported: "An app that mixes architectures needs tests where they meet."
        ),
    ]
}
