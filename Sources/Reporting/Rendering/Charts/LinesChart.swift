internal import Matrix
internal import Report
internal import SourceMeasures
internal import SwiftSource

/// The code lines of a feature's variants by role, as bars.
struct LinesChart {
    let report: Report
    let feature: Feature

    /// The lines by role; `nil` if no lines were counted.
    var chart: Chart? {
        chart("lines", "Code lines, by role", ChartWriter.width) { role in
            StackedBarChart.Series(title: role.title, colour: ChartColour(role))
        }
    }

    /// The lines by groups of roles, as a narrow chart; `nil` if no lines were counted.
    var groups: Chart? {
        chart("size", "Code lines", ChartWriter.narrowWidth) { role in
            let group = RoleGroup(role)
            return StackedBarChart.Series(title: group.rawValue, colour: group.colour)
        }
    }

    private func chart(
        _ name: String,
        _ axis: String,
        _ width: Double,
        series: (Role) -> StackedBarChart.Series
    ) -> Chart? {
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
            name: "\(feature.name)-\(name)",
            title: "\(report.title(of: feature)): \(range)",
            drawing: .bars(
                StackedBarChart(
                    axis: axis
                        + (whole.count < implementations.count
                            ? "; +: modules of other variants are not counted" : ""),
                    bars: implementations.map { bar(of: $0.implementation, $0.lines, series) }
                )
            ),
            width: width
        )
    }

    /// Returns the bar of an implementation. Series have the same order in every bar.
    private func bar(
        of implementation: Implementation,
        _ lines: ImplementationLines,
        _ series: (Role) -> StackedBarChart.Series
    ) -> StackedBarChart.Bar {
        let counted = Role.all.compactMap { role in
            lines.roles.first { $0.role == role }
                .map { (series: series(role), code: $0.lines.code) }
        }
        let segments = counted.map(\.series).distinct.map { series in
            StackedBarChart.Segment(
                series: series,
                value: counted.filter { $0.series == series }.reduce(0) { $0 &+ $1.code }
            )
        }
        return StackedBarChart.Bar(
            label: implementation.variant.title + (implementation.taken.isEmpty ? "" : " +"),
            segments: segments
        )
    }
}

/// A group of roles, for charts with little room.
private enum RoleGroup: String {
    case scene = "scene"
    case views = "views, controllers"
    case logic = "logic"
    case connections = "connections"
    case protocols = "protocols"

    init(_ role: Role) {
        self =
            switch role {
            case .scene, .assembly: .scene
            case .view, .controller: .views
            case .protocols: .protocols
            case .router, .coordinator, .transport, .action, .effect, .effectHandler, .layer:
                .connections
            default: .logic
            }
    }

    var colour: ChartColour {
        switch self {
        case .scene: .grey
        case .views: .blue
        case .logic: .green
        case .connections: .orange
        case .protocols: .pale
        }
    }
}
