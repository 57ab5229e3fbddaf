internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The front page: findings, limits, one table of the architectures, and links to everything else.
struct SummaryPage {
    let report: Report

    var blocks: [Block] {
        let overview = OverviewSection(report: report)
        return [.heading(1, "\(title)")] + overview.blocks
            + [
                .paragraph(
                    """
                    Read on: **[which architecture?](decision)**, [what a change costs](changes), \
                    [claims and evidence](claims), [what other authors wrote](others), \
                    [how each value is measured](method), [latency on several machines](machines), \
                    [all raw values](report.json).
                    """
                )
            ]
            + report.gaps + features
            + (CoverageChart(report: report).chart.map { [.chart($0)] } ?? [])
            + overview.others + reading + [.heading(2, "This report"), .paragraph(provenance)]
    }

    private var title: String {
        let compared = Variant.architectures.filter(report.matrix.variants.contains)
        return compared.count > 1
            ? "iOS UI architectures compared: "
                + compared.map(\.title).joined(separator: ", ")
            : "Variants compared: "
                + Wording.list(report.matrix.variants.prefix(Self.namedVariants).map(\.title))
    }

    /// The largest number of variants that a heading names.
    private static let namedVariants = 6

    private var features: [Block] {
        var table = Table([
            ("Feature", .left), ("What it exercises", .left), ("Variants", .left),
            ("Code lines", .right),
        ])
        for feature in report.features {
            let sizes = report.implementations(of: feature).filter(\.taken.isEmpty)
                .compactMap { report.lines(of: $0)?.sources.code }
            let ends = [sizes.min(), sizes.max()].compactMap { $0.map(String.init) }.distinct
            table.add([
                "[\(report.title(of: feature))](\(feature.name))",
                "\(report.summary(of: feature))",
                "\(report.variants(of: feature).map(\.title).joined(separator: ", "))",
                .value(ends.isEmpty ? nil : ends.joined(separator: "–")),
            ])
        }
        return [.heading(2, "Features"), .table(table)]
    }

    private var provenance: Prose {
        let provenance = report.provenance
        let machine = provenance.machine
        let beginning = OriginText(origins: provenance.origins).beginning
        let processor =
            machine.processor == "not available" ? "an unnamed processor" : machine.processor
        var sentence: Prose = """
            \(beginning) on \(machine.cores) cores of \(processor); toolchain: \
            \(provenance.toolchain).
            """
        if let records = report.equivalence.value {
            let scenarios = records.reduce(0) { $0 &+ $1.namedScenarios &+ $1.randomScenarios }
            let events = records.reduce(0) { $0 &+ $1.events }
            let leaks: Prose =
                records.allSatisfy(\.seesLivingObjects)
                ? "No closed screen left an object behind in memory."
                : "Leak detection is not available on this system."
            sentence += """
                 Behavioural equivalence was checked first: all variants played \
                \(Values.grouped(scenarios)) scenarios with \(Values.grouped(events)) events in \
                lockstep, without a difference. \(leaks)\(restorations(in: records))
                """
        }
        return sentence
    }

    /// Returns the sentence about screens that were built from their states; empty if there are none.
    private func restorations(in records: [EquivalenceRecord]) -> Prose {
        let all = records.flatMap { $0.restorations ?? [] }
        guard !all.isEmpty else { return "" }
        let interruptions = all.reduce(0) { $0 &+ $1.interruptions }
        let restored = all.reduce(0) { $0 &+ $1.restored }
        let result: Prose =
            restored == interruptions
            ? "each time it continued alike"
            : "\(Values.grouped(restored)) of the new screens continued alike"
        return """
             A screen of \(Wording.list(all.map(\.variant.title).distinct)) was closed and built again \
            from its encoded state \(Values.grouped(interruptions)) times; \(result).
            """
    }

    private var reading: [Block] {
        [
            .heading(2, "Reading this report"),
            .items([
                """
                **Code lines** contain at least one token of code. Comments and blank lines do not count.
                """,
                """
                **View-free line coverage** is the share of lines executed by tests that create no view.
                """,
                """
                **Complexity** is the cyclomatic complexity: 1 + the decision points of a function.
                """,
                """
                **Latency** is the time of one call, such as a tap, divided by that of \
                \(report.baselineTitle ?? "the baseline"). The features' pages print it \
                with the 95 % confidence interval (this run). Another machine can differ by 20 %; \
                [machines](machines) lists which ratios hold on several. \
                *Equivalent*: the interval lies within the equivalence margin, \
                \(Values.percent(EquivalenceMargin.onePerCent)) unless the run was noisier. \
                *Not robust*: leaving out one scenario changes faster into slower, or the reverse. \
                *Unreliable*: the run was too noisy. *Inconclusive*: the interval does not decide.
                """,
                """
                **Instructions** of one call repeat on another machine for the same binary; latency does \
                not. Prefer instructions, but ignore a difference of a few hundred, and in Observable one \
                of less than 3 %.
                """,
            ]),
        ]
    }
}
