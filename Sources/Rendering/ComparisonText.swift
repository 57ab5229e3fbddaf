internal import Catalogue
internal import CellLines
internal import Coverage
internal import Latency
internal import Lines
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
            for script in comparison.new.latencyScripts(of: feature) {
                if let table = latency(of: script, comparison) { parts.append(table) }
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

    private static func latency(
        of new: LatencyMeasurement.OfScript,
        _ comparison: ReportComparison
    ) -> String? {
        let old = comparison.old.latencyScripts(of: new.feature).first { $0.script == new.script }
        guard let old else { return nil }
        let reference = Variant.reference.title
        var table = MarkdownTable([
            ("\(new.feature.name) \(MarkdownText.literal(new.script))", .left),
            ("÷ \(reference), old", .right),
            ("95 % interval", .right), ("new", .right), ("95 % interval", .right),
        ])
        for (index, variant) in comparison.new.variants.enumerated() where index > 0 {
            let found = new.judgement.estimate.toReference.first { $0.variant == index }
            let oldIndex = comparison.old.variants.firstIndex(of: variant)
            let before = old.judgement.estimate.toReference.first { $0.variant == oldIndex }
            table.add(
                [variant.title]
                    + [before, found].flatMap { comparison in
                        [
                            comparison.map { Figures.ratio($0.ratio) } ?? Figures.none,
                            comparison.map { Figures.interval($0.interval) } ?? Figures.none,
                        ]
                    }
            )
        }
        let ranks = [(old, comparison.old), (new, comparison.new)].map { script, report in
            script.judgement.isReliable
                ? Wording.ranking(script.judgement.estimate.tieGroups, report.variants)
                : "unreliable"
        }
        return "\(table.text)\n\nRanks, old: \(ranks[0])\nRanks, new: \(ranks[1])"
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
