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
        return beginning + randomWeights + [
            .paragraph(
                """
                There is no best architecture. What decides is what you will do most, which faults \
                tests must find, and how much code you can carry. These three questions and the \
                [criteria](#criteria) of each have weights from 0 to 5. Each architecture gets the \
                weighted mean of points, a range, and the criteria in which it gains and loses most \
                against MVC. **Two architectures are ranked only if one range begins at least \
                \(RankingSection.text(Ranking.margin)) points above the end of the other**: code lines moved \
                by about 4 % (median) between reports, although no architecture changed.
                """
            )
        ] + (RankingChart(table: table).chart.map { [.chart($0)] } ?? [])
            + WeightProfile.all.flatMap(profile)
            + criteria + Self.carried(report) + others + Self.limits
    }

    // MARK: - Profiles

    private func profile(_ profile: WeightProfile) -> [Block] {
        let ranking = RankingSection(table: table, weights: profile.weights).blocks
        guard !ranking.isEmpty else { return [] }
        return [
            .heading(2, Prose(value: profile.title)), .paragraph(Prose(value: profile.summary)),
        ] + ranking
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
            .heading(2, "Criteria"),
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
            ), .table(weights), .items([size] + notes),
        ]
    }

    // MARK: - Other variants

    /// The ranking with the same weights in each feature that has further variants.
    private var others: [Block] {
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
                .heading(2, "\(report.title(of: feature)) only, with further variants"),
                .paragraph(
                    """
                    Points of all variants of one feature. Criteria that were measured there: \
                    \(Wording.list(table.criteria.map { $0.title.lowercased() })). One feature has no range over features, so read this as one observation and not \
                    as a ranking. *Massive* is MVC in one large view controller: it needs the least \
                    code, and its tests find the fewest faults without a view.
                    """
                ), .table(rows),
            ]
        }
    }

    /// The result with random weights, which depends on no choice of weights.
    private var randomWeights: [Block] {
        let random = RandomWeights(in: table)
        guard random.count > 0 else { return [] }
        let count = Values.grouped(random.count)
        let firsts = random.firsts.map { "\($0.variant.title) \($0.count)" }.joined(separator: ", ")
        let winners = random.ahead.filter { $0.count > 0 }
        let conclusion: Prose =
            winners.isEmpty
            ? """
            **No weights make one architecture a clear winner**: with none of \(count) random sets \
            of weights is one ahead of all others.
            """
            : """
            **Weights decide**: of \(count) random sets of weights, this many put one architecture \
            ahead of all others: \
            \(winners.map { "\($0.variant.title) \($0.count)" }.joined(separator: ", ")).
            """
        return [
            .paragraph(
                """
                \(conclusion) Without regard to ranges, this is how often each has the most points: \
                \(firsts).
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
            much as one more percent of faults found. The changes were chosen by the authors, there is \
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
    fileprivate static func carried(_ report: Report) -> [Block] {
        let tables = report.features.filter { feature in
            report.changes.value?.contains {
                $0.implementation.feature == feature && $0.changes.count > 1
            }
                ?? false
        }
        .flatMap { feature -> [Block] in
            [
                .paragraph("**\(report.title(of: feature))**"),
                .table(carried(feature, report)),
            ]
        }
        guard !tables.isEmpty else { return [] }
        return [
            .heading(2, "Code, tests and changes to maintain"),
            .paragraph(
                """
                Code lines of the implementation and of its own tests, the test lines for each mutant \
                that all tests kill, and the mean over all changes of the feature. Features with \
                one change or none are left out.
                """
            ),
        ] + tables
    }

    private static func carried(_ feature: Feature, _ report: Report) -> Table {
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
            let recompiled = changes.compactMap { $0.build?.compiledFiles }
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
