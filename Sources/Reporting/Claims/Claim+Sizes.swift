internal import Matrix

extension Claim {
    /// The claims about the amount of code.
    static let sizes = [
        Claim(
            "least-code",
            "MVC needs the least code",
            "Of MVC, MVP, MVVM and VIPER, MVC needs the least code.",
            [.init(.advanced, "72"), .init(.orlov)],
            measure: "code lines of the implementation",
            Comparison(
                .smallest(.mvc, of: four, .codeLines),
                Reading(Reading.oneController, .smallest(.massive, of: usual, .codeLines))
            ),
            listing: articleListing([(.mvc, 21), (.mvp, 43), (.mvvm, 45), (.viper, 63)], "39–302"),
            supported: "MVC has the least code to write and to read.",
            notSupported: "Fewer lines are no reason to choose MVC."
        ),
        Claim(
            "mvp-twice",
            "MVP takes twice as much code as MVC",
            "MVP takes about twice as much code as MVC.",
            [.init(.advanced, "139")],
            measure: "code lines, MVP ÷ MVC",
            Comparison(
                twice(.mvp, .mvc),
                Reading(Reading.oneController, twice(.mvp, .massive)),
                Reading(Reading.withController, twice(.mvcp, .mvc)),
                Reading(
                    "\(Reading.withController), \(Reading.oneController)",
                    twice(.mvcp, .massive)
                )
            ),
            reason: "Twice means that the ratio, rounded to a whole number, is 2.",
            listing: articleListing([(.mvc, 21), (.mvp, 43)], "39–133"),
            revision: "A ratio of 1.6 to 2.4 decided before, without a reason. No verdict changed.",
            supported: "Plan for twice the code when you choose MVP.",
            notSupported:
                "MVP does not double the code; the ratio in the table says how much it adds."
        ),
        Claim(
            "mvvm-like-mvp",
            "Without bindings, MVVM takes as much code as MVP",
            "Without bindings, MVVM takes about as much code as MVP.",
            [.init(.advanced, "204")],
            measure: "code lines in the lab Binding, Closure ÷ Delegate. The article’s MVVM calls "
                + "a closure, its MVP a protocol",
            Comparison(
                .valueRatio(.codeLines, .closure, to: .delegate),
                footnotes: [.codeLines],
                features: [.binding]
            ),
            listing: articleListing([(.mvp, 43), (.mvvm, 45)], "80–198"),
            revision: "MVVM ÷ MVP in all features decided before, with the limits 0.85 and 1.15: "
                + "borderline in 4, not supported in 3. But our MVVM has bindings, and the article "
                + "gives no amount.",
            valueOnly: "Without bindings the two hardly differ. The next claim has them."
        ),
        Claim(
            "mvvm-less-than-mvp",
            "With bindings, MVVM takes less code than MVP",
            "With bindings, MVVM takes less code than MVP.",
            [.init(.orlov), .init(.chatter, "870–874, 920")],
            measure:
                "code lines of the implementation. The source says much less, without a number, "
                + "so only the order decides",
            Comparison(
                .all([
                    .above(.codeLines, .mvp, .mvvm), .valueRatio(.codeLines, .mvvm, to: .mvp),
                ]),
                Reading(
                    Reading.withController,
                    .all([
                        .above(.codeLines, .mvcp, .mvcvm),
                        .valueRatio(.codeLines, .mvcvm, to: .mvcp),
                    ])
                )
            ),
            supported: "Bindings replace the calls from presenter to view.",
            notSupported: "Bindings save no code here."
        ),
        Claim(
            "viper-most",
            "VIPER takes the most code",
            "Of MVC, MVP, MVVM and VIPER, VIPER takes the most code.",
            [.init(.advanced, "308"), .init(.orlov)],
            measure: "code lines of the implementation, and VIPER ÷ MVC",
            Comparison(
                .all([
                    .largest(.viper, of: four, .codeLines),
                    .valueRatio(.codeLines, .viper, to: .mvc),
                ]),
                Reading(
                    Reading.oneController,
                    .all([
                        .largest(.viper, of: usual, .codeLines),
                        .valueRatio(.codeLines, .viper, to: .massive),
                    ])
                )
            ),
            listing: articleListing([(.mvc, 21), (.viper, 63)], "39–302"),
            revision: "A factor of 1.25 to the next decided before: supported in 3 features, "
                + "borderline in 3, not supported in 1. The articles name no factor.",
            supported: "VIPER must earn its additional code in another way.",
            notSupported: "Another architecture takes as much code."
        ),
        Claim(
            "viper-interfaces",
            "VIPER has the most interfaces",
            "VIPER has the most lines of protocols.",
            [.init(.advanced, "308")],
            measure: "code lines of the role Protocol",
            Comparison(.largest(.viper, of: four, .protocolCodeLines)),
            supported: "Part of VIPER’s code declares interfaces.",
            notSupported: "Another architecture declares as much."
        ),
        Claim(
            "mvp-mvvm-twice-files",
            "MVP and MVVM need twice the files of MVC",
            "MVP and MVVM need at least twice the files of MVC.",
            [.init(.chatter, "922")],
            measure: "files; and files without those that hold only a protocol. The article’s own "
                + "Blog module has 3 classes in MVC and 4 in MVP, 1.33 times; its profile module "
                + "has 1 and 3",
            Comparison(
                [
                    Reading(Reading.withController, twiceFiles([.mvcp, .mvcvm], .mvc)),
                    Reading(Reading.withoutController, twiceFiles([.mvp, .mvvm], .mvc)),
                    Reading(Reading.oneController, twiceFiles([.mvp, .mvvm], .massive)),
                ],
                footnotes: [.typesAndProtocols, .files]
            ),
            reason: "The article names the factor: at least twice.",
            revision:
                "Types and protocols decided before: not supported in 7 features; with MVC in "
                + "one controller, supported in 1 and not in 1. The article counts files, and its "
                + "MVP and MVVM keep a controller.",
            supported: "Expect to name and find twice as many files.",
            notSupported: "The number of files grows less than the article says."
        ),
        Claim(
            "mvp-more-files",
            "MVP needs more files than MVC",
            "MVP keeps its controllers, so it needs more files than MVC.",
            [.init(.coupling, "737–754, 757, 978")],
            measure:
                "files; and files without those that hold only a protocol, because one file per "
                + "protocol is house style. The article’s own lists have 6 files in MVC and 8 in "
                + "MVP, 1.33 times",
            Comparison([
                Reading(Reading.withController, moreFiles(.mvcp)),
                Reading(Reading.withoutController, moreFiles(.mvp)),
            ]),
            revision: "Only MVP was compared before: house style decided in 7 features. Its screen "
                + "is the view, so MVCP is nearer to the article.",
            supported: "MVP distributes a screen over more files than MVC.",
            notSupported: "MVP does not mean more files."
        ),
    ]

    private static func twice(_ variant: Variant, _ other: Variant) -> Criterion {
        .ratio(.codeLines, variant, to: other, in: 1.5...2.5)
    }

    private static func twiceFiles(_ variants: [Variant], _ other: Variant) -> Criterion {
        func files(_ quantity: Quantity) -> Criterion {
            .all(variants.map { .ratio(quantity, $0, to: other, in: 2...Double.infinity) })
        }
        return .unlessHouseStyle(files(.files), without: files(.filesWithoutProtocols))
    }

    private static func moreFiles(_ variant: Variant) -> Criterion {
        .unlessHouseStyle(
            .above(.files, variant, .mvc),
            without: .above(.filesWithoutProtocols, variant, .mvc)
        )
    }

    /// - Parameter lines: the lines of the article.
    private static func articleListing(
        _ codeLines: [(variant: Variant, count: Int)],
        _ lines: String
    ) -> Listing {
        Listing(
            place: ClaimPlace(.advanced, lines),
            codeLines: codeLines,
            difference: "Our files also contain layout, imports and an assembly, so each ratio is "
                + "smaller. Our MVC has a view class, and our MVVM no protocol."
        )
    }
}
