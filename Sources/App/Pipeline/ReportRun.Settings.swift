package import Latency
package import Matrix
internal import Report

extension ReportRun {
    /// The names of the measurements of a quick run, without mutation, instruction counts and
    /// scaling, which take longer than all others.
    package static var quickMeasures: Set<String> {
        Set(Measure.all.filter { $0.pace != .slowest }.map(\.name))
    }

    /// The settings of a run.
    package struct Settings: Sendable {
        package var rows: [MatrixRow]
        /// The names of the requested ``MeasureKind``s.
        package var measures: Set<String>
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
        @MainActor var wanted: [Measure] {
            let requested = Measure.all.filter { measures.contains($0.name) }
            let names = Set((requested + requested.flatMap(\.requires)).map(\.name))
            return Measure.all.filter { names.contains($0.name) }
        }

        package init(
            rows: [MatrixRow],
            measures: Set<String>,
            latency: LatencySettings,
            scaling: ScalingSettings,
            isFresh: Bool,
            randomScenarios: Int,
            program: String,
            path: String
        ) {
            self.rows = rows
            self.measures = measures
            self.latency = latency
            self.scaling = scaling
            self.isFresh = isFresh
            self.randomScenarios = randomScenarios
            self.program = program
            self.path = path
        }
    }
}
