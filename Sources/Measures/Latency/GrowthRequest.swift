package import Matrix

/// What one process of the probe is asked to measure at several sizes.
package struct GrowthRequest: Hashable, Sendable, Codable {
    /// In the order in which results are given.
    package var rows: [MatrixRow]
    package var settings: GrowthSettings
    /// Which of the processes this is, counted from 0.
    package var process: Int

    package init(
        rows: [MatrixRow],
        settings: GrowthSettings,
        process: Int
    ) {
        self.rows = rows
        self.settings = settings
        self.process = process
    }
}

/// What one process of the probe measured.
package struct GrowthResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// For each variant, each round and each size.
        package let nanosecondsPerCall: [[[Double]]]
        /// For each variant and each size; `nil` where allocations could not be counted.
        package let allocationsPerCall: [[Double]]?

        package init(
            feature: Feature,
            script: String,
            nanosecondsPerCall: [[[Double]]],
            allocationsPerCall: [[Double]]?
        ) {
            self.feature = feature
            self.script = script
            self.nanosecondsPerCall = nanosecondsPerCall
            self.allocationsPerCall = allocationsPerCall
        }
    }

    package let scripts: [OfScript]
    /// Why allocations could not be counted; `nil` where they were.
    package let allocationObstacle: String?

    package init(scripts: [OfScript], allocationObstacle: String?) {
        self.scripts = scripts
        self.allocationObstacle = allocationObstacle
    }
}
