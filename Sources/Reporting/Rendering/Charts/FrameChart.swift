internal import Matrix
internal import Report

/// The slowest call of each variant next to the time of a frame, to scale.
struct FrameChart {
    let report: Report
    let feature: Feature

    /// The time of a frame at 60 frames per second.
    private static let frameMicroseconds = 16_667

    /// - Returns: `nil` if latency was not measured.
    var chart: Chart? {
        let scenarios = report.latencyScenarios(of: feature)
        let slowest = report.variants(of: feature).indices.compactMap { index in
            scenarios.map { report.nanoseconds(of: $0, index) }.max().map { $0 / 1_000 }
        }
        guard let most = slowest.max() else { return nil }
        let series = StackedBarChart.Series(title: "time", colour: .blue)
        let frame = StackedBarChart.Series(title: "a frame", colour: .pale)
        let share = most / Double(Self.frameMicroseconds)
        let bars = zip(report.variants(of: feature), slowest).map { variant, time in
            StackedBarChart.Bar(
                label: variant.title,
                segments: [
                    StackedBarChart.Segment(
                        series: series,
                        value: Int(min(max(time.rounded(.up), 0), 1e9))
                    )
                ],
                whole: time
            )
        }
        return Chart(
            name: "\(feature.name)-frame",
            title: share < 1
                ? "The slowest call takes \(share < 0.001 ? "less than 0.1 %" : Values.percent(share)) of a frame"
                : "The slowest call takes longer than a frame",
            drawing: .bars(
                StackedBarChart(
                    axis: "Microseconds of the slowest call of each variant, and of a frame",
                    bars: bars + [
                        StackedBarChart.Bar(
                            label: "A frame",
                            segments: [
                                StackedBarChart.Segment(
                                    series: frame,
                                    value: Self.frameMicroseconds
                                )
                            ]
                        )
                    ]
                )
            ),
            width: ChartWriter.narrowWidth
        )
    }
}
