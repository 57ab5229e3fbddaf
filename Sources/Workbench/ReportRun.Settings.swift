package import Latency
package import Matrix
package import Report

extension ReportRun {
    /// The names of what a quick run measures: running tests on mutants, counting instructions and
    /// trying large data take longer than all the rest.
    package static var quickMeasures: Set<String> {
        Set(Measure.all.filter(\.isQuick).map(\.name))
    }

    /// What is asked for.
    package struct Settings: Sendable {
        package var rows: [MatrixRow]
        /// The names of ``MeasureKind``s.
        package var measures: Set<String>
        package var latency: LatencySettings
        package var growth: GrowthSettings
        /// Measures everything again, whatever earlier runs found.
        package var isFresh: Bool
        /// How many random scripts are played for each feature.
        package var randomScripts: Int
        /// What archbench calls itself, with its version.
        package var program: String
        /// The folders to search for tools.
        package var path: String

        /// What the report will be about.
        @MainActor package var scope: ReportScope {
            ReportScope(rows, measures: Set(wanted.map(\.name)))
        }

        /// What is asked for, and what that takes: variants are proven to be the same before they
        /// are timed.
        @MainActor var wanted: [Measure] {
            let isTimed = Measure.all.contains { $0.needs == .probe && measures.contains($0.name) }
            return Measure.all.filter {
                measures.contains($0.name) || isTimed && $0.name == "sameness"
            }
        }

        package init(
            rows: [MatrixRow],
            measures: Set<String>,
            latency: LatencySettings,
            growth: GrowthSettings,
            isFresh: Bool,
            randomScripts: Int,
            program: String,
            path: String
        ) {
            self.rows = rows
            self.measures = measures
            self.latency = latency
            self.growth = growth
            self.isFresh = isFresh
            self.randomScripts = randomScripts
            self.program = program
            self.path = path
        }
    }
}
