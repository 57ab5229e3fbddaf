internal import Matrix

extension Claim {
    /// The claims about the distribution of code over types and scenes.
    static let distribution = [
        Claim(
            "viper-best-distribution",
            "VIPER distributes responsibility best",
            "Of MVC, MVP, MVVM and VIPER, VIPER distributes responsibility best.",
            [.init(.advanced, "29, 306"), .init(.orlov)],
            measure: "the largest type’s share of the code lines (smallest), as the method page "
                + "defines distribution",
            Comparison(
                .smallest(.viper, of: four, .largestTypeShare),
                footnotes: [.decisionsPerType, .fanOut, .editLocations]
            ),
            revision: "Three metrics had to agree before, one of which is a cost of changes: not "
                + "supported in 4 of 4 features. Now the metric is that of the method page, in all "
                + "features.",
            supported: "VIPER has the smallest parts.",
            notSupported: "Another architecture has a smaller largest type."
        ),
        Claim(
            "modules-cure-large-controllers",
            "Modules make the largest type small, without MVVM",
            "Modules make the largest type of a page small, without MVVM.",
            [.init(.chatter, "128–131, 448, 926")],
            measure:
                "code lines of the largest type, in Massive and MVC. The value of MVVM shows how "
                + "much more it would save. Comments has only one list, so less can move there",
            Comparison(
                .all([
                    .above(.largestTypeLines, .massive, .mvc),
                    .value(.largestTypeLines, [.mvvm]),
                ]),
                footnotes: [.largestTypeShare],
                features: [.blogFeed, .comments]
            ),
            supported: "Divide a page into modules before you change its architecture.",
            notSupported: "Modules leave the largest type as it is."
        ),
        Claim(
            "scene-is-thin",
            "A scene that assembles modules is short",
            "A scene that only assembles modules takes about 100 lines.",
            [.init(.chatter, "448")],
            measure:
                "lines of the role Scene, which does no layout here, and of the assembly of the "
                + "page, with blank lines",
            Comparison(
                .atMost(.sceneLines, [.mvc, .mvp, .mvvm, .viper, .mvcp, .mvcvm], 100),
                footnotes: [.sceneCodeLines],
                features: [.blogFeed]
            ),
            reason: "The article names about 100 lines, blank lines included; its listing has 115.",
            revision: "A limit of 120 code lines, without the assembly, decided before: supported. "
                + "The article counts blank lines, and its scene creates the modules.",
            supported: "A page made of modules costs one short file.",
            notSupported: "Assembling modules is work of its own."
        ),
    ]
}
