internal import CellSources
internal import Coverage
internal import Latency
internal import Lines
internal import Matrix
internal import Report
internal import Statistics

/// What was found about one feature: two tables, and what they show in words.
struct FeatureSummary {
    let report: Report
    let feature: Feature

    /// The tables.
    var tables: [Block] {
        [.table(table)]
            + (WordsSection(report: report).table(of: feature).map { [.table($0)] } ?? [])
    }

    /// What they show, a sentence or two for each kind of figures that there is.
    var findings: [Prose] {
        var findings: [Prose] = []
        findings += sizes
        if let complexity = ComplexitySection(report: report, feature: feature).finding {
            findings.append(complexity)
        }
        if let latency = report.latency(of: feature), report.variants(of: feature).count > 1 {
            let scripts = report.latencyScripts(of: feature)
            let scope: Prose =
                scripts.count == 1
                ? .code(scripts[0].script)
                : "the geometric mean over \(scripts.count) scripts"
            findings.append(
                "**Latency** (\(scope)): "
                    + Wording.outcome(latency.judgement, report.variants(of: feature))
            )
        }
        for script in report.latencyScripts(of: feature) where script.isTooShort {
            findings.append(
                "**Caution**: calls of \(code: script.script) are so short that the "
                    + "loop around them is part of the figure."
            )
        }
        return findings
    }

    /// How much code there is; what is put together from modules of others is told apart, since its
    /// lines are those of its own files.
    private var sizes: [Prose] {
        let sizes = report.cells(of: feature).compactMap { cell in
            report.lines(of: cell).map { (cell: cell, code: $0.sources.code) }
        }
        let whole = sizes.filter(\.cell.taken.isEmpty)
            .sorted { ($0.code, $0.cell.variant.title) < ($1.code, $1.cell.variant.title) }
        var sentences: [Prose] = []
        if let least = whole.first, whole.count > 1 {
            let others = whole.dropFirst().map {
                "\($0.cell.variant.title) \(Figures.multiple($0.code, of: least.code))"
            }
            sentences.append(
                "\(least.cell.variant.title) needs the least code, \(least.code) lines; "
                    + "\(Wording.list(others)) as much."
            )
        }
        for (cell, code) in sizes where !cell.taken.isEmpty {
            let titles = cell.taken.map(\.variant.title)
            sentences.append(
                "\(cell.variant.title) adds \(code) lines to modules of \(Wording.list(titles))."
            )
        }
        return sentences.isEmpty ? [] : ["**Size**: " + sentences.joined(separator: " ")]
    }

    private var table: Table {
        let reference = feature.reference.title
        var table = Table([
            ("Variant", .left), ("Code lines", .right), ("Test lines", .right),
            ("Line coverage", .right), ("Latency ÷ \(reference)", .right),
            ("95 % interval", .right), ("Leaving one script out", .right), ("Verdict", .left),
        ])
        for (index, cell) in report.cells(of: feature).enumerated() {
            let lines = report.lines(of: cell)
            let coverage = report.coverage(of: cell)
            let latency = report.latency(of: feature)?.judgement
            let comparison = latency?.whole.estimate.comparison(of: index, to: 0)
            let withoutOne = latency?.spread(of: index, against: 0)?.leavingOneOut
            table.add([
                "**\(cell.variant.title)**",
                .figure(lines?.sources.code), .figure(lines?.tests.code),
                .figure(coverage.map { Figures.percent($0.total.lines) }),
                comparison.map { .figure(Figures.ratio($0.ratio)) }
                    ?? (latency != nil && index == 0 ? "1" : .dash),
                .figure(comparison.map { Figures.interval($0.interval) }),
                .figure(
                    withoutOne.map { "\(Figures.ratio($0.lower)) – \(Figures.ratio($0.upper))" }
                ),
                latency.map { Wording.verdict(on: index, $0, isShort: true) } ?? .dash,
            ])
        }
        return table
    }
}
