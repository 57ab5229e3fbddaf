internal import Claims
internal import Matrix
internal import Report
internal import SourceMeasures
internal import Statistics
internal import Structure
internal import SwiftSource

/// The page about public repositories whose authors wrote one app in several architectures.
struct OthersPage {
    static let name = "others"

    let report: Report

    /// Two architectures whose sizes the page compares.
    private struct Pair {
        let variant: Variant
        let baseline: Variant
        /// The reason of the difference between the committed report and other authors; empty if
        /// they agree.
        var reason = ""
        /// The reason in a few words, as the end of a sentence.
        var summary: Prose?

        var title: String { "\(variant.title) ÷ \(baseline.title)" }

        var ratios: PublicRatios { ratios(in: PublicComparison.all) }

        func ratios(in comparisons: [PublicComparison]) -> PublicRatios {
            PublicRatios(variant.title, to: baseline.title, in: comparisons)
        }
    }

    private static let pairs = [
        Pair(variant: .mvp, baseline: .mvc),
        Pair(
            variant: .mvvm,
            baseline: .mvc,
            reason:
                "Our bindings are a shared module, whose lines do not count. Many authors have one "
                + "controller for a screen, where our MVC has a small one for each part.",
            summary: ", whose bindings are a shared module here that does not count"
        ),
        Pair(variant: .viper, baseline: .mvc),
        Pair(
            variant: .mvvm,
            baseline: .mvp,
            reason: "Our MVVM binds with a shared module, and our MVP declares a protocol for each "
                + "view. Other authors write more of the binding themselves."
        ),
    ]

    private static let comparisons = PublicComparison.all.filter { !$0.used.isEmpty }

    /// The number of authors, by the owners of the repositories.
    private static var authors: Int {
        Set(comparisons.flatMap(\.used).map { $0.repository.prefix { $0 != "/" } }).count
    }

    var blocks: [Block] {
        [
            .heading(1, "What other authors wrote"), .paragraph(conclusion), .chart(chart),
            .paragraph(
                """
                Each dot is one app, by one author, in both architectures. [Summary](README) · \
                [Claims](claims) · [Published studies](studies) · [Method](method)
                """
            ),
        ] + findings + size + layout + threats + counting
    }

    private var conclusion: Prose {
        let medians = Self.pairs.prefix(3).compactMap { pair in
            pair.ratios.median.map { "\(pair.variant.title) \(Values.ratioOfSizes($0))" }
        }
        return """
            In \(Self.comparisons.count) public apps by \(Self.authors) authors, the medians are \
            \(Wording.list(medians)) times the code of MVC. Authors differ more than architectures do.
            """
    }

    /// Returns the median and the middle half of other authors for the code lines of an architecture
    /// ÷ MVC; `nil` if too few were counted.
    static func size(of variant: Variant) -> (median: Double, middleHalf: ClosedRange<Double>)? {
        guard
            let ratios = pairs.first(where: { $0.variant == variant && $0.baseline == .mvc })?
                .ratios,
            let median = ratios.median, let half = ratios.middleHalf
        else { return nil }
        return (median, half)
    }

    /// The ratios of other authors in one or two sentences that follow our ratios.
    var summary: Prose {
        let pairs = Self.pairs.prefix(3)
        let texts = pairs.compactMap { pair -> String? in
            let ratios = pair.ratios
            guard let median = ratios.median, let half = ratios.middleHalf else { return nil }
            return "\(pair.variant.title) \(Values.ratioOfSizes(median)) (\(Self.text(half)))"
        }
        // One feature has no range with which others could disagree.
        let differing =
            report.comparedFeatures.count > 1 ? pairs.filter { agrees($0) == false } : []
        let reason = differing.count == 1 ? differing.first?.summary : nil
        let disagreement: Prose =
            differing.isEmpty
            ? ""
            : """
             They disagree with us on \(Wording.list(differing.map(\.variant.title)))\
            \(reason ?? "")\(reason == nil ? "" : byHand).
            """
        return """
             [Other authors](others), median and middle half: \(Wording.list(texts)).\(disagreement)
            """
    }

    /// The median code lines of MVVM ÷ MVC if each bound value were written by hand; `nil` if bindings
    /// were not counted.
    private var ratioByHand: Double? {
        let ratios = report.comparedFeatures.compactMap { feature -> Double? in
            let implementations = [Variant.mvc, .mvvm].map {
                Implementation(feature: feature, variant: $0)
            }
            let lines = implementations.compactMap { report.lines(of: $0)?.sources.code }
            let linesByHand = implementations[1].architecture.designDecisions.lazy.compactMap {
                if case .bindings(let lines) = $0.effect { lines } else { nil }
            }
            guard lines.count == 2, lines[0] > 0, let byHand = linesByHand.first,
                let bindings = report.structure(of: implementations[1])?.viewBindings
            else { return nil }
            return Double(lines[1] + bindings * (byHand - 1)) / Double(lines[0])
        }
        return try? median(of: ratios)
    }

    /// The ratio with bindings by hand, in parentheses; empty if it is not known.
    private var byHand: Prose {
        ratioByHand.map { " (\(Values.ratioOfSizes($0)) with bindings by hand)" } ?? ""
    }

    private var byHandSentence: Prose {
        ratioByHand.map {
            " With each bound value by hand, the median here would be \(Values.ratioOfSizes($0))."
        } ?? ""
    }

    /// Returns whether the median of other authors lies in the report's range; `nil` without one.
    private func agrees(_ pair: Pair) -> Bool? {
        let own = own(pair)
        guard let least = own.first, let most = own.last, let median = pair.ratios.median else {
            return nil
        }
        return (least...most).contains(median)
    }

    // MARK: - The picture

    private var chart: Chart {
        Chart(
            name: Self.name,
            title: "In the median, other authors need more code than in MVC; they differ widely",
            drawing: .dots(
                DotPlot(
                    axis: "Own code lines, ratio on a logarithmic scale. Dots: one public app "
                        + "each; vertical line: their median; grey bar: its 95 % confidence "
                        + "interval; diamonds: the features of this report",
                    rows: Self.pairs.compactMap { pair in
                        let ratios = pair.ratios
                        guard let median = ratios.median else { return nil }
                        return DotPlot.Row(
                            label: pair.title,
                            dots: ratios.ratios,
                            marked: own(pair),
                            median: median,
                            interval: ratios.medianInterval,
                            text: "\(Values.ratioOfSizes(median)) (n = \(ratios.apps.count))"
                        )
                    }
                )
            )
        )
    }

    /// Returns the ratios of the report's features, in ascending order.
    private func own(_ pair: Pair) -> [Double] {
        report.features.filter { $0.axis == .architecture }.compactMap { feature in
            let lines = [pair.variant, pair.baseline].compactMap { variant in
                Implementation(variant, of: feature).flatMap {
                    report.lines(of: $0)?.sources.code
                }
            }
            return lines.count == 2 && lines[1] > 0 ? Double(lines[0]) / Double(lines[1]) : nil
        }
        .sorted()
    }

    // MARK: - Findings

    private var findings: [Block] {
        Self.pairs.flatMap { pair -> [Block] in
            let ratios = pair.ratios
            guard let median = ratios.median, let half = ratios.middleHalf,
                let range = ratios.range
            else { return [] }
            let interval = ratios.medianInterval.map(Self.text) ?? "not available"
            var items: [Prose] = [
                """
                **Other authors**: median \(Values.ratioOfSizes(median)) (95 % confidence interval \
                \(interval)), middle half \(Self.text(half)), range \(Self.text(range)), \
                \(ratios.apps.count) apps.
                """
            ]
            let own = own(pair)
            if let least = own.first, let most = own.last {
                let inside = ratios.ratios.count { (least...most).contains($0) }
                let above = ratios.ratios.count { $0 > most }
                items.append(
                    """
                    **This report**: \(Self.text(least...most)). Of the apps, \(inside) lie in this \
                    range, \(above) above it and \(ratios.apps.count - inside - above) below it.
                    """
                )
                items.append(
                    agrees(pair) == true
                        ? "**The two agree**: the median lies in our range."
                        : "**The two disagree**. \(pair.reason)"
                            + (pair.summary == nil ? "" : byHandSentence)
                )
            }
            return [.heading(2, "\(pair.title)"), .items(items)]
        }
    }

    private static func text(_ range: ClosedRange<Double>) -> String {
        "\(Values.ratioOfSizes(range.lowerBound))–\(Values.ratioOfSizes(range.upperBound))"
    }

    // MARK: - Size and layout

    private static let sizes: [(title: String, lines: ClosedRange<Int>)] = [
        ("50 to 149", 50...149), ("150 to 399", 150...399), ("400 and more", 400...1_000_000),
    ]

    private var size: [Block] {
        let pairs = Self.pairs.prefix(3)
        var table = Table(
            [("Code lines of MVC", .left)]
                + pairs.map { (Prose(value: "\($0.title), median (apps)"), .right) }
        )
        for size in Self.sizes {
            table.add(
                [Prose(value: size.title)]
                    + pairs.map { Self.cell($0.ratios.ofApps(withBaseline: size.lines)) }
            )
        }
        return [
            .heading(2, "Small apps have large ratios"),
            .paragraph(
                "Protocols and assembling code hardly depend on the size of a screen, so they "
                    + "weigh more in a small app."
            ), .table(table),
        ]
    }

    private var layout: [Block] {
        let pairs = Self.pairs.prefix(3)
        var table = Table(
            [("Layout of the apps", .left)]
                + pairs.map { (Prose(value: "\($0.title), median (apps)"), .right) }
        )
        for (title, isInCode) in [("in code", true), ("in storyboards or xibs", false)] {
            let apps = PublicComparison.all.filter { comparison in
                guard let interface = comparison.variant(of: "MVC")?.interface else { return false }
                return interface.contains("code") == isInCode && !interface.contains("SwiftUI")
            }
            table.add(
                ["\(title)"]
                    + pairs.map { Self.cell($0.ratios(in: apps)) }
            )
        }
        return [
            .heading(2, "Layout in code makes ratios smaller"),
            .paragraph(
                "Layout is equal in all architectures. Where it is code, it counts, and every ratio "
                    + "comes nearer to 1. Our layout is code."
            ), .table(table),
        ]
    }

    private static func cell(_ ratios: PublicRatios) -> Prose {
        .value(ratios.median.map { "\(Values.ratioOfSizes($0)) (\(ratios.apps.count))" })
    }

    // MARK: - Threats and data

    private var threats: [Block] {
        [
            .heading(2, "Threats to validity"),
            .items([
                "**Names**: each author decides what MVC, MVP, MVVM or VIPER is. One MVC has passive "
                    + "views, so all its ratios are below 1; some VIPER has hardly any protocols.",
                "**Behaviour**: two apps have the same acceptance tests for all variants. In the "
                    + "others, that they behave alike was read and not tested.",
                "**Demo apps**: most have one screen with a list. Authors show patterns that they "
                    + "like, and the first variant is often copied for the next.",
                "**Dependence**: some authors follow another repository or the same course, and "
                    + "three have two apps.",
                "**Libraries**: code of reactive libraries does not count, code that is copied "
                    + "into an app does.",
            ]),
        ]
    }

    private var counting: [Block] {
        let all = PublicComparison.all
        var table = Table([
            ("Repository", .left), ("Commit", .left), ("Feature", .left), ("Variant", .left),
            ("Own code lines", .right), ("All code lines", .right), ("Own files", .right),
            ("Own types", .right), ("Same feature", .left),
        ])
        for variant in all.flatMap(\.variants) {
            table.add([
                "[\(variant.repository)](https://github.com/\(variant.repository))",
                .code(variant.commit), "\(variant.feature)", "\(variant.name)",
                .value(variant.ownCodeLines), .value(variant.codeLines),
                .value(variant.ownFiles), .value(variant.ownTypes),
                "\(variant.sameFeature.rawValue)",
            ])
        }
        let used = Self.comparisons.flatMap(\.used)
        return [
            .heading(2, "How the apps were counted"),
            .paragraph(
                """
                \(Values.grouped(Self.comparisons.count)) apps with \(used.count) variants and \
                \(Values.grouped(used.reduce(0) { $0 + $1.codeLines })) code lines are used. The \
                repositories were found by about 50 parts of names and 16 queries. `archbench lines` \
                counted the Swift files without tests, libraries, generated files and previews. \
                *Own* lines are in files that are not the same in all variants of the app. The data \
                with folders and remarks are in \
                `Sources/Reporting/Claims/Resources/public-comparisons.tsv`.
                """
            ),
            .paragraph(
                """
                **To count a row again**: clone the repository, check out the commit, and run \
                `archbench lines FOLDER`. **To add an app**: add a row for each variant; \
                `swift test --filter PublicComparison` checks the file, and \
                `archbench report --from Reports/report.json` draws this page again.
                """
            ),
            .paragraph(
                """
                **Not used**: variants without the same feature (*no*), and apps with a variant of \
                fewer than 50 own code lines. If a repository has several variants of one \
                architecture, the first one counts; MVVM with a reactive library counts if there is \
                no other MVVM.
                """
            ), .folded("All counted variants", [.table(table)]),
        ]
    }
}
