package import Matrix

/// A task for one process of the probe: a measurement at several sizes.
package struct ScalingRequest: Hashable, Sendable, Codable {
    /// The features with their variants, in the order of the results.
    package var rows: [MatrixRow]
    package var settings: ScalingSettings
    /// The index of the process, from 0.
    package var process: Int

    package init(
        rows: [MatrixRow],
        settings: ScalingSettings,
        process: Int
    ) {
        self.rows = rows
        self.settings = settings
        self.process = process
    }
}

/// The results of one process of the probe.
package struct ScalingResult: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// The time for each variant, each round and each size.
        package let nanosecondsPerCall: [[[Double]]]
        /// The allocations for each variant and each size; `nil` if they could not be counted.
        package let allocationsPerCall: [[Double]]?

        package init(
            feature: Feature,
            scenario: String,
            nanosecondsPerCall: [[[Double]]],
            allocationsPerCall: [[Double]]?
        ) {
            self.feature = feature
            self.scenario = scenario
            self.nanosecondsPerCall = nanosecondsPerCall
            self.allocationsPerCall = allocationsPerCall
        }
    }

    package let scenarios: [OfScenario]
    /// The reason why allocations could not be counted; `nil` if they were.
    package let allocationObstacle: String?

    package init(scenarios: [OfScenario], allocationObstacle: String?) {
        self.scenarios = scenarios
        self.allocationObstacle = allocationObstacle
    }
}
