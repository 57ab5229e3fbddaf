internal import Matrix
internal import Mutation
internal import Report

/// The killed and survived mutants of a feature's implementations, as bars.
struct MutantsChart {
    let report: Report
    let feature: Feature

    private static let viewFree = StackedBarChart.Series(
        title: "killed by view-free tests",
        colour: .green
    )
    private static let withView = StackedBarChart.Series(
        title: "killed only with a view",
        colour: .sky
    )
    private static let surviving = StackedBarChart.Series(title: "survived", colour: .vermilion)

    /// The mutants on a chart that fills the page; `nil` if mutants were not run.
    var chart: Chart? { chart("mutants", ChartWriter.width) }

    /// The mutants on a narrow chart; `nil` if mutants were not run.
    var narrow: Chart? { chart("faults", ChartWriter.narrowWidth) }

    private func chart(_ name: String, _ width: Double) -> Chart? {
        let implementations = report.implementations(of: feature).compactMap { implementation in
            report.mutation(of: implementation).map {
                (variant: implementation.variant, score: $0.total)
            }
        }
        guard !implementations.isEmpty else { return nil }
        return Chart(
            name: "\(feature.name)-\(name)",
            title: "\(report.title(of: feature)): \(finding(implementations))",
            drawing: .bars(
                StackedBarChart(
                    axis: "Mutants, which are small faults that archbench puts into the code",
                    bars: implementations.map {
                        StackedBarChart.Bar(
                            label: $0.variant.title,
                            segments: segments(of: $0.score)
                        )
                    }
                )
            ),
            width: width
        )
    }

    /// Returns the segments of a score. A damaged report may contain any number, and must not cause
    /// a trap.
    private func segments(of score: MutationScore) -> [StackedBarChart.Segment] {
        [
            StackedBarChart.Segment(series: Self.viewFree, value: score.killedViewFree),
            StackedBarChart.Segment(
                series: Self.withView,
                value: score.killed &- score.killedViewFree
            ),
            StackedBarChart.Segment(series: Self.surviving, value: score.mutants &- score.killed),
        ]
    }

    private func finding(_ implementations: [(variant: Variant, score: MutationScore)]) -> String {
        let ratios = implementations.compactMap { implementation in
            implementation.score.ratio.map { (implementation.variant, $0) }
        }
        guard let least = ratios.min(by: { $0.1 < $1.1 }),
            let most = ratios.max(by: { $0.1 < $1.1 })
        else { return "no mutant was killed" }
        let beginning =
            "of the killed mutants, view-free tests kill \(Values.percent(least.1)) in "
            + "\(least.0.title)"
        return least.0 == most.0
            ? beginning : beginning + ", \(Values.percent(most.1)) in \(most.0.title)"
    }
}
