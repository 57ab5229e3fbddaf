internal import Matrix

extension Claim {
    /// The claims about modules, their reuse and their changes.
    static let modules = [
        Claim(
            "row-view-reuse",
            "One row view serves two behaviours",
            "One row view can serve two behaviours.",
            [.init(.chatter, "1187–1189, 1438")],
            measure: "types of row views in an implementation whose rows follow people or make "
                + "friends",
            Comparison(.exactly(.rowViewTypes, four, 1), features: [.people]),
            madeTrueBy: "the contract of People, which has one row"
        ),
        Claim(
            "height-cached",
            "Row heights are computed once",
            "A view model that keeps the heights of rows computes each height once.",
            [.init(.simple, "173")],
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
            madeTrueBy: "the scenario `scrolling-computes-nothing`, and Massive, which has no cache"
        ),
        Claim(
            "heights-cost-scrolling",
            "Computing heights again makes scrolling slower",
            "Scrolling costs more if the heights of rows are computed again.",
            [.init(.simple, "127, 173"), .init(.problems, "30")],
            measure: "instructions of one scroll in the comments, Massive (no cache) above MVVM",
            Comparison(
                .above(.scrollInstructions, .massive, .mvvm),
                footnotes: [.scrollNanoseconds],
                features: [.comments]
            ),
            supported: "Keep the height of a row.",
            notSupported: "Keeping heights saves nothing."
        ),
        Claim(
            "modules-reuse",
            "A self-managing module is reused by assembling it",
            "A module that manages itself is used in another scene by assembling it alone.",
            [.init(.chatter, "273, 322, 448")],
            measure:
                "passages of 3 code lines or more that another scene copies out of modules, and "
                + "all copied code lines. Code of scene and assembly creates the modules, which is "
                + "the reuse itself",
            Comparison(
                .all([
                    .exactly(.copiedModulePassages, [.mvc], 0),
                    .above(.copiedLines, .massive, .mvc),
                ]),
                Reading(
                    "in MVP, MVVM and VIPER",
                    .exactly(.copiedModulePassages, withoutMVC, 0)
                ),
                footnotes: [.copiedPassages],
                features: [.blogFeed]
            ),
            revision: "Lines that create a module counted as copies before: not supported. In "
                + "article 000, creating the module is the reuse.",
            supported: "Only the code that creates and places a module is written again.",
            notSupported: "A part of the module is written again."
        ),
        Claim(
            "extension-is-local",
            "A new list is a local change",
            "Adding a list changes less existing code with modules (MVC) than without (Massive).",
            [.init(.chatter, "450")],
            measure:
                "the change add-planned-blogs in existing files: code lines and edit locations",
            Comparison(
                .all([
                    .above(.listLinesInPlace, .massive, .mvc), .above(.listPlaces, .massive, .mvc),
                ]),
                footnotes: [.listLines],
                features: [.blogFeed]
            ),
            revision: "A limit of one half decided before: borderline. The article names none.",
            supported: "A module is added next to the others; only the page that assembles them "
                + "changes. Its new files have more code than Massive changes: see the note.",
            notSupported:
                "The modules stay as they are, but the code that assembles them changes in "
                + "as many places."
        ),
        Claim(
            "fetching-leaves-screen",
            "MVVM takes fetching out of the controller",
            "In MVVM, a cache changes less code of view, controller and scene.",
            [.init(.simple, "126, 202–226")],
            measure: "code lines of the change show-last-feed in the roles View, Controller and "
                + "Scene",
            Comparison(
                [
                    Reading(Reading.oneController, .above(.cacheLinesOnScreen, .massive, .mvvm)),
                    Reading(Reading.smallControllers, .above(.cacheLinesOnScreen, .mvc, .mvvm)),
                ],
                features: [.blogFeed]
            ),
            supported: "Fetching can change without the screen.",
            notSupported: "The screen changes as well."
        ),
        Claim(
            "mvp-interfaces-grow",
            "New events change more interfaces in MVP",
            "Changes touch more interfaces in MVP than in MVVM.",
            [.init(.chatter, "872–874")],
            measure: "interface changes of all changes: protocol requirements, initialisers and "
                + "closures that are set from outside. The change of People adds no event",
            Comparison(
                .above(.interfaceChanges, .mvp, .mvvm),
                Reading(Reading.withController, .above(.interfaceChanges, .mvcp, .mvcvm)),
                footnotes: [.protocolCodeLines, .changedLines],
                features: [.greeting, .blogFeed, .profile]
            ),
            supported: "Each new event costs a line in a protocol.",
            notSupported: "MVP’s interfaces change no more than MVVM’s."
        ),
        Claim(
            "late-events-need-callback",
            "Events that start elsewhere need a stored callback",
            "Events that start elsewhere, or repeat, need a stored callback.",
            [.init(.chatter, "717–746")],
            measure: "behavioural differences in Voice, where the player reports its end later",
            Comparison(.exactly(.differences, withoutMVC, 0), features: [.voice]),
            madeTrueBy: "the scenario `next` of Voice: the player ends without a tap, and the row "
                + "must show it"
        ),
        Claim(
            "architectures-mix",
            "The architectures work together",
            "These architectures work together in one app.",
            [.init(.advanced, "312")],
            measure:
                "behavioural differences between Mixed and the baseline. The page of Mixed takes "
                + "modules of MVP, VIPER and MVVM, its card takes modules of Store and Observable",
            Comparison(
                .all([.exactly(.differences, [.mixed], 0), .value(.codeLines, [.mixed])])
            ),
            madeTrueBy: "the scenarios, each of which Mixed must pass"
        ),
    ]
}
