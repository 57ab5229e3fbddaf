package import Matrix
package import Report
package import RunTimeMeasures

extension ReportRun {
    /// The metrics of a quick run, without mutation, instruction counts and
    /// scaling, which take longer than all others.
    package static var quickMetrics: Set<Metric> {
        Set(MetricMeasurement.all.filter { $0.pace != .slowest }.map(\.metric))
    }

    /// The settings of a run.
    package struct Settings: Sendable {
        package var rows: [MatrixRow]
        /// The requested metrics.
        package var metrics: Set<Metric>
        package var latency: LatencySettings
        package var scaling: ScalingSettings
        /// Indicates whether cached results are ignored.
        package var isFresh: Bool
        /// The number of random scenarios per feature.
        package var randomScenarios: Int
        /// The name and version of archbench.
        package var program: String
        /// The folders to search for tools.
        package var path: String

        /// The requested measurements and those that they require.
        @MainActor var wanted: [MetricMeasurement] {
            let requested = MetricMeasurement.all.filter { metrics.contains($0.metric) }
            let all = Set((requested + requested.flatMap(\.requires)).map(\.metric))
            return MetricMeasurement.all.filter { all.contains($0.metric) }
        }

        package init(
            rows: [MatrixRow],
            metrics: Set<Metric>,
            latency: LatencySettings,
            scaling: ScalingSettings,
            isFresh: Bool,
            randomScenarios: Int,
            program: String,
            path: String
        ) {
            self.rows = rows
            self.metrics = metrics
            self.latency = latency
            self.scaling = scaling
            self.isFresh = isFresh
            self.randomScenarios = randomScenarios
            self.program = program
            self.path = path
        }
    }
}
