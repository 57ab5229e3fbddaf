package import Decision
internal import Matrix
package import Report
internal import SourceMeasures
internal import SwiftSource

/// An architecture decision record with context, options, decision and consequences. It is a draft
/// for a discussion.
package struct DecisionRecord {
    private let report: Report
    private let weights: Weights
    private let date: String
    private let table: PointTable

    /// - Parameters:
    ///   - date: the date of the record, such as `2026-11-27`.
    ///   - table: the points of the report.
    package init(report: Report, weights: Weights, date: String, table: PointTable) {
        self.report = report
        self.weights = weights
        self.date = date
        self.table = table
    }

    package var markdown: String {
        MarkdownWriter.text(of: blocks) + "\n"
    }

    var blocks: [Block] {
        [
            .heading(1, "Architecture of the user interface"),
            .items(["Status: proposed", "Date: \(date)", "Deciders: …"]),
            .heading(2, "Context"),
            .paragraph(
                """
                We have to choose an architecture for the user interface. What we will do most, which \
                faults tests must find, and how much code we can carry has these weights, from 0 \
                (not at all) to 5 (most):
                """
            ), .table(weightTable), .paragraph(evidence), .heading(2, "Options"),
        ] + RankingSection(table: table, weights: weights).blocks + [
            .heading(2, "Decision"),
            .paragraph("We will use …, because …"),
            .heading(2, "Consequences"),
            .paragraph(
                """
                The values behind the points: the mean over features or changes, with the lowest and \
                the highest value. For a cost, MVC has 100 points and twice its cost has 50; for tests, \
                the points are the percentage of mutants that tests kill: those in logic roles without a \
                view, and all of them with all tests.
                """
            ), .table(consequences),
            .items([
                "What becomes easier: …", "What becomes harder: …", "When we will look again: …",
            ]),
        ] + DecisionPage.limits
    }

    private var weightTable: Table {
        var rows = Table([("Question", .left), ("Criterion", .left), ("Weight", .right)])
        for group in DecisionCriterion.Group.allCases {
            let criteria = group.criteria.filter(table.criteria.contains)
            guard !criteria.isEmpty else { continue }
            rows.add([
                "**\(group.question)**", "", "**\(weights[.group(group)])**",
            ])
            for criterion in criteria {
                rows.add([
                    "", Prose(value: criterion.title), .value(weights[.criterion(criterion)]),
                ])
            }
        }
        return rows
    }

    private var evidence: Prose {
        let features = report.features.filter { feature in
            table.variants.allSatisfy(report.variants(of: feature).contains)
        }
        let beginning = OriginText(origins: report.provenance.origins).beginning
        return """
            The evidence is a report of archbench about \(features.count) features, each implemented in \
            \(Wording.list(table.variants.map(\.title))) by the same authors. \(beginning).
            """
    }

    private var consequences: Table {
        var rows = Table(
            [("Criterion", .left), ("Points", .left)]
                + table.variants.map { (Prose(value: $0.title), .right) }
        )
        for criterion in table.criteria where weights[.criterion(criterion)] > 0 {
            rows.add(
                [Prose(value: criterion.title), Prose(value: criterion.measure)]
                    + table.variants.map { variant in
                        .value(RankingSection.text(of: criterion, variant, in: table))
                    }
            )
        }
        return rows
    }
}
