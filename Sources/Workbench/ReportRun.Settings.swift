package import Latency
package import Matrix
package import Report

extension ReportRun {
    /// What can be asked for.
    package enum Measure: String, CaseIterable, Sendable {
        case sameness, lines, complexity, structure, coverage, mutation, latency, instructions,
            growth, trace

        /// What a quick run measures: running tests on mutants, counting instructions and trying
        /// large data take longer than all the rest.
        package static let quick: Set<Measure> = [
            .sameness, .lines, .complexity, .structure, .coverage, .latency, .trace,
        ]

        /// What runs in the probe.
        static let timed: Set<Measure> = [.latency, .instructions, .growth]

        /// What takes a build.
        static let built: Set<Measure> = timed.union([
            .sameness, .structure, .coverage, .mutation, .trace,
        ])

        /// Whether figures are kept. Some are read from the sources as fast as from a cache.
        var isCached: Bool { self != .lines && self != .complexity }
    }

    /// What is asked for.
    package struct Settings: Sendable {
        package var rows: [MatrixRow]
        package var measures: Set<Measure>
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
        package var scope: ReportScope {
            ReportScope(rows, measures: Set(wanted.map(\.rawValue)))
        }

        /// What is asked for, and what that takes: variants are proven to be the same before they
        /// are timed.
        var wanted: Set<Measure> {
            measures.isDisjoint(with: Measure.timed) ? measures : measures.union([.sameness])
        }

        package init(
            rows: [MatrixRow],
            measures: Set<Measure>,
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
