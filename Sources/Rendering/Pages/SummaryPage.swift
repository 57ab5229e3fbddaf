internal import CellLines
internal import Coverage
internal import Foundation
internal import Latency
internal import Lines
internal import Matrix
internal import Provenance
internal import Report
internal import Statistics

/// The front page: one table a feature, and in words what is and is not different.
struct SummaryPage {
    let report: Report

    var blocks: [Block] {
        [.heading(1, "The same features, \(ways)"), .paragraph(introduction)] + report.gaps
            + report.features.flatMap(blocks) + reading
    }

    /// So many variants are named in a heading.
    private static let namedVariants = 6

    private var ways: String {
        let variants = report.matrix.variants.map(\.title)
        return variants.count > Self.namedVariants
            ? "built in \(variants.count) ways" : "built as \(Wording.list(variants))"
    }

    private var introduction: Prose {
        let provenance = report.provenance
        let machine = provenance.machine
        let beginning = OriginText(origins: provenance.origins).beginning
        var sentence: Prose = """
            \(beginning) on \(machine.cores) cores of \(machine.processor); toolchain: \
            \(provenance.toolchain). [How each figure is made](method), [what is said of these \
            architectures, and whether it holds](claims), [all raw figures](report.json).
            """
        if let records = report.sameness.value {
            let scripts = records.reduce(0) { $0 &+ $1.namedScripts &+ $1.randomScripts }
            let events = records.reduce(0) { $0 &+ $1.events }
            let remains: Prose =
                records.allSatisfy(\.seesLivingObjects)
                ? "no closed screen left an object behind."
                : "whether closed screens leave objects behind is not available on this system."
            sentence += """
                 Before anything was measured, \(scripts) scripts with \(events) events were played \
                on all variants in step: none showed a difference, and \(remains)
                """
        }
        return sentence
    }

    private func blocks(of feature: Feature) -> [Block] {
        var blocks: [Block] = [
            .heading(2, "[\(report.title(of: feature))](\(feature.name))"),
            .table(table(of: feature)),
        ]
        if let words = WordsSection(report: report).table(of: feature) {
            blocks.append(.table(words))
        }
        let findings = findings(about: feature)
        return findings.isEmpty ? blocks : blocks + [.items(findings)]
    }

    private func table(of feature: Feature) -> Table {
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

    private func findings(about feature: Feature) -> [Prose] {
        var findings: [Prose] = []
        let sizes = report.cells(of: feature).compactMap { cell in
            report.lines(of: cell).map { (cell.variant.title, $0.sources.code) }
        }
        let ascending = sizes.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        if let least = ascending.first, ascending.count > 1 {
            let others = ascending.dropFirst().map { name, code in
                "\(name) \(Figures.multiple(code, of: least.1))"
            }
            findings.append(
                "**Size**: \(least.0) needs the least code, \(least.1) lines; "
                    + "\(Wording.list(others)) as much."
            )
        }
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

    private var reading: [Block] {
        let reference = report.referenceTitle ?? "the reference"
        return [
            .heading(2, "How to read this"),
            .items([
                """
                **Code lines** hold at least one token of code; comments and blank lines are not counted. \
                Roles are counted apart on each feature's page.
                """,
                """
                **Complexity** is 1 + the decisions in a function, so it is about how many tests its paths \
                need. A mean falls where functions are split, and then there are more of them.
                """,
                """
                **Line coverage** comes from the cell's own tests alone. One of them plays the scripts \
                that all variants share; the scripts are not counted as test lines.
                """,
                """
                **Latency** is a ratio: 1.1 means that a call takes 10 % longer than in \
                \(reference), kit and services included. The interval tells how sure that is, \
                for this mix of scripts on this machine. *Equivalent* means that the whole interval lies within \
                the margin, which is \(Figures.percent(EquivalenceMargin.onePerCent)) unless the run was \
                noisier; *no direction* that leaving one script out turns *faster* into *slower*, or back; \
                *unreliable* that the run was too noisy for a script; *cannot tell* is a result too.
                """,
                """
                A microsecond more or less is no reason to choose an architecture: a screen is drawn every \
                16,667 µs. What will change, and who reads the code, may be.
                """,
            ]),
        ]
    }
}
