internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

/// The code lines of a feature's variants by role, as bars.
struct LinesChart {
    let report: Report
    let feature: Feature

    /// - Returns: `nil` if no lines were counted.
    var chart: Chart? {
        let implementations = report.implementations(of: feature).compactMap { implementation in
            report.lines(of: implementation).map {
                (implementation: implementation, variant: implementation.variant, lines: $0)
            }
        }
        // A variant that uses modules of others has more lines than its own.
        let whole = implementations.filter(\.implementation.taken.isEmpty)
        guard
            let least = whole.min(by: { $0.lines.sources.code < $1.lines.sources.code }),
            let most = whole.max(by: { $0.lines.sources.code < $1.lines.sources.code })
        else { return nil }
        let range =
            least.variant == most.variant
            ? "\(least.lines.sources.code) code lines in \(least.variant.title)"
            : "from \(least.lines.sources.code) code lines in \(least.variant.title) to "
                + "\(most.lines.sources.code) in \(most.variant.title)"
        return Chart(
            name: "\(feature.name)-lines",
            title: "\(report.title(of: feature)): \(range)",
            drawing: .bars(
                StackedBarChart(
                    axis: "Code lines, by role"
                        + (whole.count < implementations.count
                            ? "; +: modules of other variants are not counted" : ""),
                    bars: implementations.map { bar(of: $0.implementation, $0.lines) }
                )
            )
        )
    }

    /// Returns the bar of an implementation. Roles have the same order in every bar.
    private func bar(of implementation: Implementation, _ lines: ImplementationLines)
        -> StackedBarChart.Bar
    {
        let segments = Role.all.compactMap { role in
            lines.roles.first { $0.role == role }.map { counted in
                StackedBarChart.Segment(
                    series: StackedBarChart.Series(title: role.title, colour: ChartColour(role)),
                    value: counted.lines.code
                )
            }
        }
        return StackedBarChart.Bar(
            label: implementation.variant.title + (implementation.taken.isEmpty ? "" : " +"),
            segments: segments
        )
    }
}
