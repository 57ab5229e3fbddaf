internal import CellLines
internal import Coverage
internal import Latency
internal import Lines
internal import Matrix
internal import Provenance
package import Report
internal import Scripts
internal import Statistics

/// Two reports side by side, as Markdown that also reads well in a terminal.
package enum ComparisonText {
    package static func text(for comparison: ReportComparison) -> String {
        var parts = [
            "old: \(provenance(of: comparison.old))\nnew: \(provenance(of: comparison.new))"
        ]
        if !comparison.isComparable {
            parts.append(
                "Machine or toolchain differ: figures of latency are **not comparable**."
            )
        }
        parts.append(sizes(comparison))
        for feature in comparison.new.features {
            let scripts = comparison.new.latencyScripts(of: feature)
            parts += scripts.compactMap { latency(of: $0, comparison) }
            if scripts.count > 1, let table = latency(of: feature, comparison) {
                parts.append(table)
            }
        }
        parts.append(verdict(on: comparison))
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func provenance(of report: Report) -> String {
        MarkdownText.literal(OriginText(origins: report.provenance.origins).line)
    }

    private static func sizes(_ comparison: ReportComparison) -> String {
        var table = MarkdownTable([
            ("Cell", .left), ("Code lines, old", .right), ("new", .right),
            ("Line coverage, old", .right), ("new", .right),
        ])
        var isEmpty = true
        for feature in comparison.new.features {
            for cell in comparison.new.cells(of: feature) {
                let reports = [comparison.old, comparison.new]
                let lines = reports.map { report in
                    report.lines(of: cell).map { "\($0.sources.code)" } ?? Figures.none
                }
                let coverage = reports.map { report in
                    report.coverage(of: cell).map { Figures.percent($0.total.lines) }
                        ?? Figures.none
                }
                table.add([cell.description] + lines + coverage)
                isEmpty = false
            }
        }
        return isEmpty ? "" : table.text
    }

    /// What one report says of one script, or of all scripts of a feature.
    private struct Side {
        let estimate: LatencyEstimate
        let verdict: (_ variant: Int) -> String
        let isRanked: Bool
        let variants: [Variant]

        var ranking: String {
            isRanked ? Wording.ranking(estimate.tieGroups, variants) : "nothing is ranked"
        }

        /// Ratio, interval and verdict.
        func cells(of variant: Variant) -> [String] {
            guard
                let index = variants.firstIndex(of: variant),
                let comparison = estimate.comparison(of: index, to: 0)
            else { return [Figures.none, Figures.none, Figures.none] }
            return [
                Figures.ratio(comparison.ratio), Figures.interval(comparison.interval),
                verdict(index),
            ]
        }
    }

    private static func latency(
        of new: LatencyMeasurement.OfScript,
        _ comparison: ReportComparison
    ) -> String? {
        let old = comparison.old.latencyScripts(of: new.feature).first { $0.script == new.script }
        guard let old else { return nil }
        let sides = [(old, comparison.old), (new, comparison.new)].map { script, report in
            Side(
                estimate: script.judgement.estimate,
                verdict: { Wording.verdict(on: $0, script) },
                isRanked: script.judgement.isReliable,
                variants: report.variants(of: new.feature)
            )
        }
        return table("\(new.feature.name) \(MarkdownText.literal(new.script))", sides)
    }

    private static func latency(of feature: Feature, _ comparison: ReportComparison) -> String? {
        let sides = [comparison.old, comparison.new].compactMap { report in
            report.latency(of: feature).map { latency in
                Side(
                    estimate: latency.judgement.whole.estimate,
                    verdict: { Wording.verdict(on: $0, latency.judgement) },
                    isRanked: latency.judgement.isRanked,
                    variants: report.variants(of: feature)
                )
            }
        }
        return sides.count == 2 ? table("\(feature.name), all scripts", sides) : nil
    }

    private static func table(_ title: String, _ sides: [Side]) -> String {
        let reference = sides[1].variants[0].title
        var table = MarkdownTable([
            (title, .left), ("÷ \(reference), old", .right), ("95 % interval", .right),
            ("verdict", .left), ("new", .right), ("95 % interval", .right), ("verdict", .left),
        ])
        for variant in sides[1].variants.dropFirst() {
            table.add([variant.title] + sides.flatMap { $0.cells(of: variant) })
        }
        return "\(table.text)\n\nRanks, old: \(sides[0].ranking)\nRanks, new: \(sides[1].ranking)"
    }

    private static func verdict(on comparison: ReportComparison) -> String {
        guard comparison.old.latency.value != nil, comparison.new.latency.value != nil else {
            return "Latency: not measured in both."
        }
        let contradictions = comparison.contradictions
        guard !contradictions.isEmpty else { return "No ordering of variants contradicts." }
        return contradictions.map { contradiction in
            let names = contradiction.variants.map(\.title)
            let script = MarkdownText.literal(contradiction.script)
            return "Contradiction: in \(contradiction.feature.name) \(script) "
                + "\(names[0]) was faster than \(names[1]), and now is slower."
        }.joined(separator: "\n")
    }
}
