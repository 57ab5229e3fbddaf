internal import Claims
internal import Coverage
internal import Foundation
internal import Matrix
internal import Mutation
package import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// A summary of a report in a few lines for a terminal: a table for one feature, or one line for
/// each of several features.
package struct TerminalSummary {
    /// The largest length of a line, in characters.
    package static let width = 80
    /// The largest number of lines, for any number of features.
    package static let height = 24

    /// The largest number of features that have a line.
    private static let listedFeatures = 12
    private static let nameWidth = 14
    private static let barWidth = 24

    private let report: Report
    private let folder: String
    private let seconds: Double?

    /// - Parameters:
    ///   - folder: the folder of the pages.
    ///   - seconds: the duration of the measurement; `nil` if nothing was measured.
    package init(_ report: Report, folder: String, seconds: Double?) {
        self.report = report
        self.folder = folder
        self.seconds = seconds
    }

    package var text: String {
        let rest = [claims, unreliable, gaps].flatMap(\.self)
        return (lines(of: table) + [""] + rest + ending).joined(separator: "\n")
    }

    private var table: Table {
        if report.matrix.count == 1 { table(of: report.matrix[0]) } else { features }
    }

    // MARK: - One feature

    /// Returns a table with a row for each variant and its interval as a bar.
    private func table(of row: MatrixRow) -> Table {
        let judgement = report.latency(of: row.feature)?.judgement
        if judgement == nil, row.implementations.contains(where: { report.mutation(of: $0) != nil })
        {
            return mutants(of: row)
        }
        let comparisons = row.variants.indices.map {
            judgement?.overall.estimate.comparison(of: $0, to: 0)
        }
        let bar = IntervalBar(comparisons.compactMap { $0?.interval }, width: Self.barWidth)
        var table = Table([
            (name(of: row.feature), .left), ("Code", .right), ("Coverage", .right),
            ("Latency ÷ \(row.feature.baseline.title)", .left), ("\(bar?.scale ?? "")", .left),
        ])
        for (implementation, comparison) in zip(row.implementations, comparisons) {
            let isBaseline = implementation.variant == row.variants.first
            let ratio = comparison.map {
                "\(Values.ratio($0.ratio)) (\(Values.interval($0.interval)))"
            }
            let drawn = comparison.flatMap { bar?.drawing($0.ratio, $0.interval) }
            table.add(
                beginning(of: implementation)
                    + [
                        .value(ratio ?? (judgement != nil && isBaseline ? "1" : nil)),
                        "\(drawn ?? (isBaseline ? bar?.baseline ?? "" : ""))",
                    ]
            )
        }
        return table
    }

    /// Returns the table of mutants, for a report with mutants and without latency.
    private func mutants(of row: MatrixRow) -> Table {
        var table = Table([
            (name(of: row.feature), .left), ("Code", .right), ("Coverage", .right),
            ("Mutants", .right), ("killed", .right), ("by view-free tests", .right),
        ])
        for implementation in row.implementations {
            let score = report.mutation(of: implementation)?.total
            table.add(
                beginning(of: implementation)
                    + [
                        .value(score?.mutants), .value(score?.killed),
                        .value(score?.killedViewFree),
                    ]
            )
        }
        return table
    }

    /// Returns the name of the variant, its code lines and its coverage.
    private func beginning(of implementation: Implementation) -> [Prose] {
        [
            "\(implementation.variant.title)",
            .value(report.lines(of: implementation)?.sources.code),
            .value(report.coverage(of: implementation).map { Values.percent($0.total.lines) }),
        ]
    }

    // MARK: - Several features

    private var features: Table {
        var table = Table([
            ("Feature", .left), ("Code lines", .left),
            ("Latency ÷ \(report.baselineTitle ?? "baseline")", .left),
        ])
        for row in report.matrix.prefix(Self.listedFeatures) {
            table.add([name(of: row.feature), .value(sizes(row)), .value(latency(row))])
        }
        let more = report.matrix.count - Self.listedFeatures
        if more > 0 { table.add(["and \(more) more"]) }
        return table
    }

    /// Returns the smallest and the largest number of code lines, of the variants without modules
    /// of others.
    private func sizes(_ row: MatrixRow) -> String? {
        let sizes = row.implementations.filter(\.taken.isEmpty).compactMap { implementation in
            report.lines(of: implementation).map { (implementation.variant.title, $0.sources.code) }
        }
        guard
            let least = sizes.min(by: { $0.1 < $1.1 }), let most = sizes.max(by: { $0.1 < $1.1 })
        else { return nil }
        return "\(least.0) \(least.1) – \(most.0) \(most.1)"
    }

    /// Returns the smallest and the largest ratio, or the reason why there is none.
    private func latency(_ row: MatrixRow) -> String? {
        guard let judgement = report.latency(of: row.feature)?.judgement else { return nil }
        guard judgement.isReliable else { return "unreliable" }
        let ratios = row.variants.indices.dropFirst().compactMap { index in
            judgement.overall.estimate.comparison(of: index, to: 0).map {
                (row.variants[index].title, $0.ratio)
            }
        }
        guard
            let least = ratios.min(by: { $0.1 < $1.1 }), let most = ratios.max(by: { $0.1 < $1.1 })
        else { return nil }
        let range =
            "\(least.0) \(Values.ratio(least.1)) – \(most.0) \(Values.ratio(most.1))"
        return judgement.isRanked ? range : range + ", not robust"
    }

    // MARK: - Further findings

    private var claims: [String] {
        let findings = Findings(report)
        let verdicts = Claim.testable.flatMap { findings[$0] }.map(\.verdict)
        let parts = Finding.Verdict.allCases.compactMap { verdict in
            let count = verdicts.count { $0 == verdict }
            return count == 0 ? nil : "\(count) \(verdict.rawValue)"
        }
        return sentence("Claims", parts, lines: 2)
    }

    private var unreliable: [String] {
        let scenarios = (report.latency.value?.scenarios ?? []).filter { !$0.judgement.isReliable }
        return sentence(
            "Unreliable in this run",
            scenarios.map { "\($0.feature) \($0.scenario)" },
            lines: 2
        )
    }

    private var gaps: [String] {
        let missing = Metric.allCases.filter {
            if case .notAvailable = report.outcome(of: $0) { true } else { false }
        }
        return sentence("Not available here", missing.map(\.rawValue), lines: 1)
    }

    /// The duration and the location of the pages. The path is never shortened.
    private var ending: [String] {
        let time = seconds.map { seconds in
            let whole = Int(seconds.rounded())
            return whole < 60
                ? "Measured in \(whole) s." : "Measured in \(whole / 60) min \(whole % 60) s."
        }
        let place = "Read \(folder)/index.html in a browser, or \(folder)/README.md."
        guard let time else { return [place] }
        return time.count + 1 + place.count > Self.width ? [time, place] : ["\(time) \(place)"]
    }

    // MARK: - Text

    private func lines(of table: Table) -> [String] {
        TerminalWriter(width: Self.width).lines(of: .table(table))
    }

    /// Returns a sentence in at most the given number of lines; empty if there are no parts.
    private func sentence(_ beginning: String, _ parts: [String], lines: Int) -> [String] {
        guard !parts.isEmpty else { return [] }
        let broken = TerminalWriter(width: Self.width).lines(
            of: .paragraph("\(beginning): \(parts.joined(separator: ", ")).")
        )
        guard broken.count > lines, let last = broken.prefix(lines).last else { return broken }
        return broken.prefix(lines - 1) + [String(last.prefix(Self.width - 2)) + " …"]
    }

    private func name(of feature: Feature) -> Prose {
        let title = report.title(of: feature)
        return title.count <= Self.nameWidth
            ? "\(title)" : "\(String(title.prefix(Self.nameWidth - 1)))…"
    }
}
