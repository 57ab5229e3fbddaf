package import Matrix

/// What one process of the probe measured.
package struct ProbeResult: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// How many calls one batch had, the same for all variants.
        package let callsPerBatch: Int
        /// What a call costs that does nothing, with the loop around it.
        package let emptyNanosecondsPerCall: Double
        /// For each round, for each variant and then the control.
        package let nanosecondsPerCall: [[Double]]
        /// What ``countedCalls`` calls allocated in each variant and then the control; `nil` where
        /// it could not be counted.
        package let allocations: [AllocationCounts]?
        package let countedCalls: Int

        package init(
            feature: Feature,
            script: String,
            callsPerBatch: Int,
            emptyNanosecondsPerCall: Double,
            nanosecondsPerCall: [[Double]],
            allocations: [AllocationCounts]?,
            countedCalls: Int
        ) {
            self.feature = feature
            self.script = script
            self.callsPerBatch = callsPerBatch
            self.emptyNanosecondsPerCall = emptyNanosecondsPerCall
            self.nanosecondsPerCall = nanosecondsPerCall
            self.allocations = allocations
            self.countedCalls = countedCalls
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
