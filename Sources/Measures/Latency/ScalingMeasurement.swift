package import Matrix
package import Statistics

/// The results of the scaling measurement.
package struct ScalingMeasurement: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// One sentence about the call, and the data that has the size.
        package let summary: String
        package let sizes: [Int]
        /// The results for each variant of the feature.
        package let variants: [OfVariant]

        package init(
            feature: Feature,
            scenario: String,
            summary: String,
            sizes: [Int],
            variants: [OfVariant]
        ) {
            self.feature = feature
            self.scenario = scenario
            self.summary = summary
            self.sizes = sizes
            self.variants = variants
        }
    }

    package struct OfVariant: Hashable, Sendable, Codable {
        /// The time for each size: the median over rounds, then over processes.
        package let nanosecondsPerCall: [Double]
        package let latency: Scaling
        package let allocations: Allocations

        package init(
            nanosecondsPerCall: [Double],
            latency: Scaling,
            allocations: Allocations
        ) {
            self.nanosecondsPerCall = nanosecondsPerCall
            self.latency = latency
            self.allocations = allocations
        }
    }

    /// The allocations of one call at each size.
    package enum Allocations: Hashable, Sendable, Codable {
        case perCall([Double], Scaling)
        /// Allocations were not counted; the reason in words that follow “since”.
        case notAvailable(String)
    }

    package let settings: ScalingSettings
    package let rows: [MatrixRow]
    package let scenarios: [OfScenario]

    package init(settings: ScalingSettings, rows: [MatrixRow], scenarios: [OfScenario]) {
        self.settings = settings
        self.rows = rows
        self.scenarios = scenarios
    }
}
