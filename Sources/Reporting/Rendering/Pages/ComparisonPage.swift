internal import Coverage
internal import Matrix
internal import Mutation
package import Report
internal import RunTimeMeasures
internal import Scenarios
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The page that compares two reports.
package enum ComparisonPage {
    /// Returns the page as Markdown that is also readable in a terminal.
    ///
    /// - Parameter results: the outcomes of conditions on changes.
    package static func markdown(
        for comparison: ReportComparison,
        _ results: [ReportComparison.GateResult] = []
    ) -> String {
        MarkdownWriter.text(
            of: gate(results) + blocks(for: comparison) + mutants(comparison)
        )
    }

    /// Returns a table of the conditions, and one of the values that violate them.
    private static func gate(_ results: [ReportComparison.GateResult]) -> [Block] {
        guard !results.isEmpty else { return [] }
        var table = Table([
            ("Condition", .left), ("Values compared", .right), ("Violations", .right),
            ("Result", .left),
        ])
        var violations = Table([
            ("Condition", .left), ("Implementation", .left), ("Old", .right), ("New", .right),
        ])
        for result in results {
            let reason = result.reason.map { ": \($0)" } ?? ""
            let outcome = "\(result.result.rawValue)\(reason)"
            table.add([
                "\(result.condition)", .value(result.compared),
                .value(result.violations.count), "\(outcome)",
            ])
            for violation in result.violations {
                let values = [violation.old, violation.new].map { value in
                    Prose.value(result.isShare ? Values.percent(value) : Values.count(value))
                }
                violations.add(["\(result.condition)", "\(violation.subject)"] + values)
            }
        }
        return [.table(table)] + (violations.rows.isEmpty ? [] : [.table(violations)])
    }

    /// Returns the mutants whose result differs, and the numbers of new and removed mutants.
    private static func mutants(_ comparison: ReportComparison) -> [Block] {
        let all = comparison.mutantChanges
        guard !all.isEmpty else { return [] }
        var numbers = Table([
            ("Implementation", .left), ("New mutants", .right), ("New and killed", .right),
            ("New and surviving", .right), ("No longer killed", .right), ("Killed now", .right),
            ("Gone", .right),
        ])
        var table = Table([
            ("Implementation", .left), ("Mutant", .left), ("Place", .left), ("Change", .left),
        ])
        for changes in all {
            let counts = [
                changes.newKilled.count + changes.newSurviving.count, changes.newKilled.count,
                changes.newSurviving.count, changes.noLongerKilled.count,
                changes.killedNow.count, changes.gone.count,
            ]
            numbers.add(["\(changes.implementation.description)"] + counts.map { .value($0) })
            for (mutants, words) in [
                (changes.noLongerKilled, "no longer killed"),
                (changes.newSurviving, "new, survives"),
                (changes.killedNow, "killed now"),
            ] {
                for mutant in mutants {
                    table.add([
                        "\(changes.implementation.description)",
                        "\(mutant.mutationOperator.rawValue): \(code: mutant.code)",
                        .code("\(mutant.file):\(mutant.line)"), "\(words)",
                    ])
                }
            }
        }
        return [.table(numbers)] + (table.rows.isEmpty ? [] : [.table(table)])
    }

    private static func blocks(for comparison: ReportComparison) -> [Block] {
        var blocks: [Block] = [
            .paragraph(
                "old: \(provenance(of: comparison.old))\nnew: \(provenance(of: comparison.new))"
            )
        ]
        if !comparison.isComparable {
            blocks.append(
                .paragraph(
                    "The machines or toolchains differ, so latency is **not comparable**."
                )
            )
        }
        blocks += missing(comparison.missingInOld, "old")
        blocks += missing(comparison.missingInNew, "new")
        blocks += differences(comparison)
        let different = comparison.differentMetrics
        if different.contains(where: { [.lines, .coverage].contains($0) }) {
            blocks += sizes(comparison)
        }
        for feature in different.contains(.latency) ? comparison.new.features : [] {
            let scenarios = comparison.new.latencyScenarios(of: feature)
            blocks += scenarios.flatMap { latency(of: $0, comparison) }
            if scenarios.count > 1 { blocks += latency(of: feature, comparison) }
        }
        return blocks + [verdict(on: comparison)]
    }

    /// Returns the implementations and metrics that a report lacks, if any.
    private static func missing(_ missing: ReportComparison.Missing, _ report: String) -> [Block] {
        let implementations = missing.implementations
        let features = implementations.map(\.feature).distinct.map { feature in
            let variants = implementations.filter { $0.feature == feature }.map(\.variant.title)
            return "\(feature.name) (\(variants.joined(separator: ", ")))"
        }
        let count = implementations.count
        let number = count == 1 ? "1 implementation" : "\(count) implementations"
        let sentences = [
            features.isEmpty
                ? nil
                : "The \(report) report lacks \(number): \(features.joined(separator: "; ")).",
            missing.metrics.isEmpty
                ? nil
                : "The \(report) report did not measure: "
                    + missing.metrics.map(\.rawValue).joined(separator: ", ") + ".",
        ]
        return sentences.compactMap { $0.map { .paragraph("\($0)") } }
    }

    /// Returns the metrics that both reports measured with different values.
    private static func differences(_ comparison: ReportComparison) -> [Block] {
        let all = comparison.differentMetrics
        guard !all.isEmpty else {
            return [.paragraph("No difference: all values of both reports are equal.")]
        }
        let missing = comparison.missingInOld.metrics + comparison.missingInNew.metrics
        let names = all.filter { !missing.contains($0) }.map(\.rawValue)
        return names.isEmpty
            ? [] : [.paragraph("Metrics with different values: \(names.joined(separator: ", ")).")]
    }

    private static func provenance(of report: Report) -> String {
        OriginText(origins: report.provenance.origins).line
    }

    private static func sizes(_ comparison: ReportComparison) -> [Block] {
        var table = Table([
            ("Implementation", .left), ("Code lines, old", .right), ("new", .right),
            ("Line coverage, old", .right), ("new", .right),
        ])
        for feature in comparison.new.features {
            for implementation in comparison.new.implementations(of: feature) {
                let reports = [comparison.old, comparison.new]
                let lines = reports.map { Prose.value($0.lines(of: implementation)?.sources.code) }
                let coverage = reports.map { report in
                    Prose.value(
                        report.coverage(of: implementation).map { Values.percent($0.total.lines) }
                    )
                }
                table.add(["\(implementation.description)"] + lines + coverage)
            }
        }
        return table.rows.isEmpty ? [] : [.table(table)]
    }

    /// The results of one report for one scenario, or for all scenarios of a feature.
    private struct Side {
        let estimate: LatencyEstimate
        let verdict: (_ variant: Int) -> Prose
        let isRanked: Bool
        let variants: [Variant]

        var ranking: Prose {
            isRanked ? Wording.ranking(estimate.tieGroups, variants) : "not ranked"
        }

        /// Returns the ratio, the interval and the verdict.
        func implementations(of variant: Variant) -> [Prose] {
            guard
                let index = variants.firstIndex(of: variant),
                let comparison = estimate.comparison(of: index, to: 0)
            else { return [.dash, .dash, .dash] }
            return [
                .value(Values.ratio(comparison.ratio)),
                .value(Values.interval(comparison.interval)), verdict(index),
            ]
        }
    }

    private static func latency(
        of new: LatencyMeasurement.OfScenario,
        _ comparison: ReportComparison
    ) -> [Block] {
        let old = comparison.old.latencyScenarios(of: new.feature).first {
            $0.scenario == new.scenario
        }
        guard let old else { return [] }
        let sides = [(old, comparison.old), (new, comparison.new)].map { scenario, report in
            Side(
                estimate: scenario.judgement.estimate,
                verdict: { Wording.verdict(on: $0, scenario) },
                isRanked: scenario.judgement.isReliable,
                variants: report.variants(of: new.feature)
            )
        }
        return blocks("\(new.feature.name) \(new.scenario)", sides)
    }

    private static func latency(of feature: Feature, _ comparison: ReportComparison) -> [Block] {
        let sides = [comparison.old, comparison.new].compactMap { report in
            report.latency(of: feature).map { latency in
                Side(
                    estimate: latency.judgement.overall.estimate,
                    verdict: { Wording.verdict(on: $0, latency.judgement) },
                    isRanked: latency.judgement.isRanked,
                    variants: report.variants(of: feature)
                )
            }
        }
        return sides.count == 2 ? blocks("\(feature.name), overall", sides) : []
    }

    private static func blocks(_ title: Prose, _ sides: [Side]) -> [Block] {
        let baseline = sides[1].variants[0].title
        var table = Table([
            (title, .left), ("÷ \(baseline), old", .right), ("95 % CI", .right),
            ("verdict", .left), ("new", .right), ("95 % CI", .right), ("verdict", .left),
        ])
        for variant in sides[1].variants.dropFirst() {
            table.add(["\(variant.title)"] + sides.flatMap { $0.implementations(of: variant) })
        }
        return [
            .table(table),
            .paragraph("Ranks, old: \(sides[0].ranking)\nRanks, new: \(sides[1].ranking)"),
        ]
    }

    private static func verdict(on comparison: ReportComparison) -> Block {
        guard comparison.old.latency.value != nil, comparison.new.latency.value != nil else {
            return .paragraph("Latency was not measured in both reports.")
        }
        let contradictions = comparison.contradictions
        guard !contradictions.isEmpty else {
            return .paragraph("No order of variants contradicts.")
        }
        let sentences = contradictions.map { contradiction -> Prose in
            let names = contradiction.variants.map(\.title)
            return "Contradiction: in \(contradiction.feature.name) \(contradiction.scenario) "
                + "\(names[0]) was faster than \(names[1]) and is slower now."
        }
        return .paragraph(sentences.joined(separator: "\n"))
    }
}
