package import Catalogue
package import Latency

extension ReportRun {
    /// What can be asked for.
    package enum Measure: String, CaseIterable, Sendable {
        case sameness, lines, complexity, coverage, latency
    }

    /// What is asked for.
    package struct Settings: Sendable {
        package var features: [Feature]
        /// The first is the one that the others are compared with.
        package var variants: [Variant]
        package var measures: Set<Measure>
        package var latency: LatencySettings
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
            randomScripts: Int,
            program: String,
            executable: String,
            path: String
        ) {
            self.features = features
            self.variants = variants
            self.measures = measures
            self.latency = latency
            self.randomScripts = randomScripts
            self.program = program
            self.executable = executable
            self.path = path
        }
    }
}
