internal import Claims
internal import Coverage
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The main values of one feature, in two tables.
struct FeatureTables {
    let report: Report
    let feature: Feature

    /// The table of size and tests, then the table of structure and latency.
    var tables: [Block] { [.table(sizes), .table(structure)] }

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
