internal import Changes
internal import Claims
internal import Coverage
internal import Foundation
internal import Matrix
internal import Mutation
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The findings of one feature, and two tables.
struct FeatureSummary {
    let report: Report
    let feature: Feature

    /// The table of size and tests, then the table of structure and latency.
    var tables: [Block] { [.table(sizes), .table(structure)] }

    /// At most a line for each kind of values that the report has.
    var findings: [Prose] {
        [size, tests, changes, complexity, call, latency].compactMap(\.self) + cautions
    }

    // MARK: - Findings

    /// The finding about code lines. A variant that uses modules of others is mentioned separately,
    /// because only its own files are counted.
    private var size: Prose? {
        let sizes = report.implementations(of: feature).compactMap { implementation in
            report.lines(of: implementation).map {
                (implementation: implementation, code: $0.sources.code)
            }
        }
        let whole = sizes.filter(\.implementation.taken.isEmpty)
            .sorted {
                ($0.code, $0.implementation.variant.title) < (
                    $1.code, $1.implementation.variant.title
                )
            }
        guard let least = whole.first, whole.count > 1 else { return nil }
        let others = whole.dropFirst().map {
            "\($0.implementation.variant.title) \(Values.multiple($0.code, of: least.code))"
        }
        let mixed = sizes.filter { !$0.implementation.taken.isEmpty }.map { implementation, code in
            "\(implementation.variant.title) adds \(code) lines to modules of "
                + "\(Wording.list(implementation.taken.map(\.variant.title)))."
        }
        return """
            **Size**: \(least.implementation.variant.title) needs the least code, \(least.code) lines; \
            \(([Wording.list(others) + "."] + mixed).joined(separator: " "))
            """
    }

    private var tests: Prose? {
        let found = report.implementations(of: feature).compactMap { implementation in
            Quantity.viewFreeScoreOfLogic.value(of: implementation, in: report).map {
                (title: implementation.variant.title, share: $0)
            }
        }
        let all = report.implementations(of: feature).compactMap {
            report.mutation(of: $0)?.total.score
        }
        guard found.count > 1, let least = found.min(by: { $0.share < $1.share }),
            let most = found.max(by: { $0.share < $1.share }), let lowest = all.min(),
            let highest = all.max()
        else { return nil }
        let ends = [lowest, highest].map { Values.percent($0) }.distinct
        return """
            **Testability**: of the faults in the logic, tests without a view find most in \
            \(most.title) (\(Values.percent(most.share))) and fewest in \(least.title) \
            (\(Values.percent(least.share))). Of all faults, all tests find \
            \(ends.joined(separator: " to ")).
            """
    }

    private var changes: Prose? {
        let implementations = (report.changes.value ?? []).filter {
            $0.implementation.feature == feature && $0.implementation.taken.isEmpty
                && !$0.changes.isEmpty
        }
        let sums = implementations.map { implementation in
            (
                title: implementation.implementation.variant.title,
                lines: implementation.changes.reduce(0) { $0 &+ $1.cost.lines.all }
            )
        }
        guard sums.count > 1, let least = sums.min(by: { $0.lines < $1.lines }),
            let most = sums.max(by: { $0.lines < $1.lines }),
            let count = implementations.first?.changes.count
        else { return nil }
        func titles(_ lines: Int) -> String {
            Wording.list(sums.filter { $0.lines == lines }.map(\.title))
        }
        return """
            **[Changes](changes)**: \(count == 1 ? "1 change takes" : "\(count) changes take") \
            \(least.lines) code lines in \(titles(least.lines)), the fewest, and \(most.lines) in \
            \(titles(most.lines)), the most.
            """
    }

    private var complexity: Prose? {
        let peaks = report.implementations(of: feature).compactMap { implementation in
            report.complexity(of: implementation)?.total.mostComplex.map {
                (variant: implementation.variant.title, peak: $0)
            }
        }
        guard let largest = peaks.map(\.peak.value).max() else { return nil }
        if largest == 1 { return "**Complexity**: no function has a decision point." }
        let names = peaks.filter { $0.peak.value == largest }.map { peak -> Prose in
            "\(code: peak.peak.function) in \(peak.variant)"
        }
        return """
            **Complexity**: the most complex function has a cyclomatic complexity of \(largest): \
            \(Wording.list(names)).
            """
    }

    /// The finding about the counts of a call, which repeat on another machine.
    private var call: Prose? {
        let variants = report.variants(of: feature).dropFirst()
        let costs = CallCosts(report: report, feature: feature)
        let counts = CallCosts.Count.allCases.compactMap { count -> Prose? in
            let ratios = variants.compactMap { variant in
                costs.ratio(of: variant, count).map {
                    "\(variant.title) \(DecimalText.text($0, digits: 2))"
                }
            }
            guard !ratios.isEmpty, ratios.count == variants.count else { return nil }
            return "\(count.rawValue) ÷ \(feature.baseline.title) are \(Wording.list(ratios))"
        }
        return counts.isEmpty
            ? nil : "**Cost of a call**: " + counts.joined(separator: "; ") + "."
    }

    private var latency: Prose? {
        guard let latency = report.latency(of: feature), report.variants(of: feature).count > 1
        else { return nil }
        let scenarios = report.latencyScenarios(of: feature)
        let scope: Prose =
            scenarios.count == 1
            ? .code(scenarios[0].scenario) : "geometric mean over \(scenarios.count) scenarios"
        return "**Latency** (\(scope)): "
            + Wording.outcome(latency.judgement, report.variants(of: feature))
            + absolute(scenarios)
    }

    /// Returns the times from which the ratios are computed, next to the time of a frame.
    private func absolute(_ scenarios: [LatencyMeasurement.OfScenario]) -> Prose {
        let times = scenarios.flatMap { scenario in
            report.variants(of: feature).indices.map { report.nanoseconds(of: scenario, $0) }
        }
        guard let least = times.min(), let most = times.max() else { return "" }
        return """
             A call takes \(Values.time(nanoseconds: least)) to \(Values.time(nanoseconds: most)); \
            a frame lasts 16,667 µs.
            """
    }

    private var cautions: [Prose] {
        report.latencyScenarios(of: feature).filter(\.isTooShort).map { scenario in
            """
            **Caution**: calls of \(code: scenario.scenario) are so short that the measuring loop is a \
            large part of the value.
            """
        }
    }

    // MARK: - Tables

    private var sizes: Table {
        var table = Table([
            ("Variant", .left), ("Code lines", .right), ("Files", .right),
            ("Types and protocols", .right),
            ("Test lines", .right), ("Line coverage", .right), ("View-free coverage", .right),
        ])
        for implementation in report.implementations(of: feature) {
            let lines = report.lines(of: implementation)
            let coverage = report.coverage(of: implementation)
            table.add([
                "**\(implementation.variant.title)**", .value(lines?.sources.code),
                .value(lines?.sources.files), .value(count(.typesAndProtocols, implementation)),
                .value(lines?.tests.code),
                .value(coverage.map { Values.percent($0.total.lines) }),
                .value(coverage.map { Values.percent($0.viewFree.lines) }),
            ])
        }
        return table
    }

    private func count(_ quantity: Quantity, _ implementation: Implementation) -> String? {
        quantity.value(of: implementation, in: report).map { quantity.text(of: $0) }
    }

    private var structure: Table {
        let judgement = report.latency(of: feature)?.judgement
        let leavesOut = judgement?.spreads.contains { $0.leavingOneOut != nil } ?? false
        var table = Table(
            [
                ("Variant", .left), ("Largest type", .right), ("Mean complexity", .right),
                ("Latency ÷ \(feature.baseline.title)", .right),
                ("95 % CI (this run)", .right),
            ] + (leavesOut ? [("Leaving one scenario out", .right)] : []) + [("Verdict", .left)]
        )
        for (index, implementation) in report.implementations(of: feature).enumerated() {
            let comparison = judgement?.overall.estimate.comparison(of: index, to: 0)
            let withoutOne = judgement?.spread(of: index, against: 0)?.leavingOneOut
            let mean = report.complexity(of: implementation)?.total.mean
            table.add(
                [
                    "**\(implementation.variant.title)**",
                    .value(count(.largestTypeShare, implementation)),
                    .value(mean.map { DecimalText.text($0, digits: 2) }),
                    comparison.map { .value(Values.ratio($0.ratio)) }
                        ?? (judgement != nil && index == 0 ? "1" : .dash),
                    .value(comparison.map { Values.interval($0.interval) }),
                ]
                    + (leavesOut
                        ? [
                            .value(
                                withoutOne.map {
                                    "\(Values.ratio($0.lower)) – \(Values.ratio($0.upper))"
                                }
                            )
                        ] : [])
                    + [judgement.map { Wording.verdict(on: index, $0, isShort: true) } ?? .dash]
            )
        }
        return table
    }
}
