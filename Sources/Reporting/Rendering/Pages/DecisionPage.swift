internal import Changes
internal import Decision
internal import Matrix
internal import Mutation
internal import Report
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The decision page: the costs and benefits of each architecture with weights that a reader
/// chooses.
struct DecisionPage {
    static let name = "decision"

    private let report: Report
    private let table: PointTable

    init(report: Report) {
        self.report = report
        table = PointTable(architecturesIn: report)
    }

    var blocks: [Block] {
        let beginning: [Block] = [
            .heading(1, "Which architecture?"),
            .paragraph(
                "[Summary](README) · [What a change costs](changes) · [Claims](claims) · [Method](method)"
            ),
        ]
        guard table.isRankable else {
            return beginning + [
                .paragraph(
                    "This report compares too little for a choice: it needs the four architectures in "
                        + "at least one feature, with code lines, mutation or changes."
                )
            ]
        }
        return beginning + randomWeights + [.table(answers)] + prototypes
            + (RankingChart(table: table).chart.map { [.chart($0)] } ?? []) + turns
            + [.heading(2, "Points and reasons"), .paragraph(Self.ranking)]
            + WeightProfile.all.flatMap(profile) + criteria + maintained + others + Self.limits
    }

    private static let ranking: Prose = """
        What decides is what you will do most, which faults tests must find, and how much code you can \
        carry. These three questions and the [criteria](#criteria) of each have weights from 0 to 5; random ones are drawn evenly from these. Each \
        architecture gets the weighted mean of points, and a range. **One is ahead of another only if \
        its range begins at least \(RankingSection.text(Ranking.margin)) points above the end of the \
        other's**, before rounding. The [page for browsers](index.html) has sliders; `archbench decide` asks in the \
        terminal.
        """

    // MARK: - Profiles

    /// A row for each typical situation, with the architectures that no other is ahead of.
    private var answers: Table {
        var rows = Table([
            ("If you build", .left), ("Choose among", .left), ("Behind them", .left),
        ])
        for profile in WeightProfile.all {
            guard let ranking = Ranking(table, profile.weights) else { continue }
            let leaders = ranking.leaders
            let behind = ranking.standings.map(\.variant).filter { !leaders.contains($0) }
            rows.add([
                "\(Prose(value: profile.title))",
                behind.isEmpty
                    ? "any: no range is ahead; **\(ranking.first?.title ?? "")** has the most points"
                    : "**\(Wording.list(leaders.map(\.title)))**",
                behind.isEmpty ? .dash : "\(Wording.list(behind.map(\.title)))",
            ])
        }
        return rows
    }

    /// The features in which one large view controller has the most points for a prototype.
    private var prototypes: [Block] {
        let features = report.features.filter { feature in
            guard report.variants(of: feature).contains(.massive) else { return false }
            let table = PointTable(variantsOf: feature, in: report)
            return Ranking(table, WeightProfile.prototype.weights)?.first == .massive
        }
        guard !features.isEmpty else { return [] }
        return [
            .paragraph(
                """
                For \(Prose(value: WeightProfile.prototype.title.lowercased())), one large view controller \
                (*Massive*) has more points still where it was built: in \
                \(Wording.list(features.map { report.title(of: $0) })).
                """
            )
        ]
    }

    /// The weights whose change would give another architecture the most points.
    private var turns: [Block] {
        let items = WeightProfile.all.flatMap { profile in
            Turn.all(in: table, profile.weights).map { turn -> Prose in
                """
                \(Prose(value: profile.title)), with “\(turn.item.title)” at \(turn.to) instead of \
                \(turn.from): \(turn.first.title)
                """
            }
        }
        guard !items.isEmpty else { return [] }
        return [
            .heading(2, "What would change the answer"),
            .paragraph("The architecture that would have the most points, if one weight changed:"),
            .items(items),
        ]
    }

    private func profile(_ profile: WeightProfile) -> [Block] {
        let ranking = RankingSection(table: table, weights: profile.weights).ranking
        guard !ranking.isEmpty else { return [] }
        return [
            .folded(
                Prose(value: profile.title),
                [.paragraph(Prose(value: profile.summary))] + ranking
            )
        ]
    }

    // MARK: - Criteria

    private var criteria: [Block] {
        var weights = Table(
            [("Criterion", .left), ("Points", .left)]
                + table.variants.map { (Prose(value: $0.title), .right) }
                + WeightProfile.all.map { (Prose(value: "Weight: \($0.name)"), .right) }
        )
        for group in DecisionCriterion.Group.allCases {
            let criteria = group.criteria.filter(table.criteria.contains)
            guard !criteria.isEmpty else { continue }
            weights.add(
                ["**\(group.title)**", ""] + table.variants.map { _ in "" }
                    + WeightProfile.all.map { "**\($0.weights[.group(group)])**" }
            )
            for criterion in criteria {
                weights.add(
                    [Prose(value: criterion.title), Prose(value: criterion.measure)]
                        + table.variants.map { variant in
                            .value(RankingSection.text(of: criterion, variant, in: table))
                        }
                        + WeightProfile.all.map { .value($0.weights[.criterion(criterion)]) }
                )
            }
        }
        let missing = DecisionCriterion.allCases.filter { !table.criteria.contains($0) }
        let notes: [Prose] =
            missing.isEmpty
            ? [] : ["Not measured in this report: \(Wording.list(missing.map(\.title)))."]
        let size: Prose =
            "**\(DecisionCriterion.code.title)** counts our code, by one group of authors.\(OthersPage(report: report).summary)"
        return [
            .heading(2, "Criteria"), .items([size] + notes),
            .paragraph(
                """
                For a cost, MVC has 100 points, an architecture with twice the cost has 50, and one with \
                half the cost 200. For testability, the points are the percentage of mutants that tests \
                kill: those in logic roles without a view, and all of them with all tests. Each field \
                is the mean over features or [changes](changes), with the lowest and the highest value \
                in parentheses. *One change* has no range; in a ranking it takes the range of all \
                changes of the architecture, because less evidence must not look more certain. The \
                range of a ranking takes every criterion at its lowest and at its highest value. The \
                weight of a group counts against the other groups, that of a criterion within its group.
                """
            ), .folded("Points and weights of each criterion", [.table(weights)]),
        ]
    }

    // MARK: - Other variants

    /// The ranking with the same weights in each feature that has further variants.
    private var others: [Block] {
        let tables = othersByFeature
        return tables.isEmpty ? [] : [.folded("Massive and further variants", tables)]
    }

    private var othersByFeature: [Block] {
        let further = report.features.filter { feature in
            report.variants(of: feature).contains(.massive)
        }
        return further.flatMap { feature -> [Block] in
            let table = PointTable(variantsOf: feature, in: report)
            var rows = Table(
                [("Profile", .left)] + table.variants.map { (Prose(value: $0.title), .right) }
            )
            for profile in WeightProfile.all {
                guard let ranking = Ranking(table, profile.weights) else { continue }
                rows.add(
                    [Prose(value: profile.title)]
                        + table.variants.map { variant in
                            .value(
                                ranking.standings.first { $0.variant == variant }
                                    .map { RankingSection.text($0.points) }
                            )
                        }
                )
            }
            guard !rows.rows.isEmpty else { return [] }
            return [
                .paragraph(
                    """
                    **\(report.title(of: feature))**. Points of all variants of one feature. Criteria that were measured there: \
                    \(Wording.list(table.criteria.map { $0.title.lowercased() })). One feature has no range over features, so read this as one observation and not \
                    as a ranking. *Massive* is MVC in one large view controller: it needs the least \
                    code, and its tests find the fewest faults without a view.
                    """
                ), .table(rows),
            ]
        }
    }

    /// The result with random weights, which depends on no choice of weights, in a sentence; `nil` if
    /// nothing can be ranked.
    var conclusion: Prose? {
        table.isRankable ? conclusion(of: RandomWeights(in: table)) : nil
    }

    private func conclusion(of random: RandomWeights) -> Prose {
        let ahead = random.ahead.reduce(0) { $0 + $1.count }
        let count = Values.grouped(random.count)
        guard random.count > 0, ahead > 0 else {
            return
                "**No weights make one architecture a clear winner** (of \(count) random ones)."
        }
        let winners = random.ahead.filter { $0.count > 0 }.map(\.variant.title)
        return """
            **\(ahead * 2 < random.count ? "Few" : "Many") weights make one architecture a clear \
            winner**: \(ahead) of \(count) random ones, and then it is \(Wording.list(winners)).
            """
    }

    /// The number of random weights with which each architecture has the most points.
    private var randomWeights: [Block] {
        guard table.isRankable else { return [] }
        let random = RandomWeights(in: table)
        let firsts = random.firsts.map { "\($0.variant.title) \($0.count)" }
        return [
            .paragraph(
                """
                \(conclusion(of: random)) This is how often each has the most points, even if not clearly: \
                \(firsts.joined(separator: ", ")).
                """
            )
        ]
    }

    static let limits: [Block] = [
        .heading(2, "What this page must not be used for"),
        .paragraph(
            """
            Do not cite it as proof that an architecture is better. The points add things that have no \
            common unit: a weight of 1 for each says that one percent less code in a change is worth as \
            much as one more percent of faults found. MVC has 100 points for each cost; if another counted \
            100, near orders could reverse. The changes were chosen by the authors, there is \
            one of some kinds, and the same authors wrote all implementations. The features are small, \
            run without a network and are not drawn. What your team knows already is in none of these \
            values, and it may outweigh all of them. Use the page to find out which question you \
            disagree about.
            """
        ),
    ]
}

// MARK: - Maintained code

extension DecisionPage {
    /// Returns the maintained code: code and tests, and the lines that each change affects.
    fileprivate var maintained: [Block] {
        let tables = report.features.filter { feature in
            report.changes.value?.contains {
                $0.implementation.feature == feature && $0.changes.count > 1
            }
                ?? false
        }
        .flatMap { feature -> [Block] in
            [
                .paragraph("**\(report.title(of: feature))**"),
                .table(Self.maintained(feature, report)),
            ]
        }
        guard !tables.isEmpty else { return [] }
        return [
            .folded(
                "Code, tests and changes to maintain",
                [
                    .paragraph(
                        """
                        Code lines of the implementation and of its own tests, the test lines for each \
                        mutant that all tests kill, and the mean over all changes of the feature. \
                        Features with one change or none are left out.
                        """
                    )
                ] + tables
            )
        ]
    }

    private static func maintained(_ feature: Feature, _ report: Report) -> Table {
        var table = Table([
            ("Variant", .left), ("Code lines", .right), ("Test lines", .right),
            ("Test lines per mutant killed", .right), ("Files per change", .right),
            ("Recompiled files per change", .right), ("Interface changes per change", .right),
        ])
        for implementation in report.implementations(of: feature) where implementation.taken.isEmpty
        {
            let lines = report.lines(of: implementation)
            let killed = report.mutation(of: implementation)?.total.killed ?? 0
            let changes =
                report.changes.value?.first { $0.implementation == implementation }?.changes ?? []
            let built = changes.compactMap { $0.build?.compiledFiles }
            // A failed build compiles a varying number of files, so some changes have none.
            let recompiled = built.count == changes.count ? built : []
            table.add([
                "**\(implementation.variant.title)**", .value(lines?.sources.code),
                .value(lines?.tests.code),
                .value(
                    lines.flatMap {
                        killed == 0
                            ? nil
                            : DecimalText.text(Double($0.tests.code) / Double(killed), digits: 1)
                    }
                ),
                .value(mean(changes.map(\.cost.lines.files))), .value(mean(recompiled)),
                .value(mean(changes.map(\.cost.interfaceChanges))),
            ])
        }
        return table
    }

    private static func mean(_ counts: [Int]) -> String? {
        counts.isEmpty
            ? nil
            : DecimalText.text(Double(counts.reduce(0, &+)) / Double(counts.count), digits: 1)
    }
}
