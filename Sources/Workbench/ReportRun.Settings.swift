package import Catalogue
package import Latency

extension ReportRun {
    /// What can be asked for.
    package enum Measure: String, CaseIterable, Sendable {
        case sameness, lines, complexity, coverage, latency, instructions, growth, trace

        /// What a quick run measures: counting instructions and trying large data take as long as
        /// all the rest.
        package static let quick: Set<Measure> = [
            .sameness, .lines, .complexity, .coverage, .latency, .trace,
        ]
    }

    /// What is asked for.
    package struct Settings: Sendable {
        package var features: [Feature]
        /// The first is the one that the others are compared with.
        package var variants: [Variant]
        package var measures: Set<Measure>
        package var latency: LatencySettings
        package var growth: GrowthSettings
        /// How many random scripts are played for each feature.
        package var randomScripts: Int
        /// What archbench calls itself, with its version.
        package var program: String
        /// archbench itself, for processes of its own.
        package var executable: String
        /// The folders to search for tools.
        package var path: String

        package init(
            features: [Feature],
            variants: [Variant],
            measures: Set<Measure>,
            latency: LatencySettings,
            growth: GrowthSettings,
            randomScripts: Int,
            program: String,
            executable: String,
            path: String
        ) {
            self.features = features
            self.variants = variants
            self.measures = measures
            self.latency = latency
            self.growth = growth
            self.randomScripts = randomScripts
            self.program = program
            self.executable = executable
            self.path = path
        }
    }
}
