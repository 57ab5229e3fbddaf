package import Matrix

/// A task for a process of the probe. Task and result are JSON.
package enum ProbeTask: Hashable, Sendable, Codable {
    /// A latency measurement; the result is a ``ProbeResult``.
    case latency(ProbeRequest)
    /// A count of instructions; the result is an ``InstructionResult``.
    case instructions(InstructionRequest)
    /// The test of the instruction counters with a long body; the result is an
    /// ``InstructionResult`` without scenarios.
    case instructionTest
    /// An attribution of steps; the result is an ``AttributionResult``.
    case attribution(AttributionRequest)
    /// A scaling measurement; the result is a ``ScalingResult``.
    case scaling(ScalingRequest)
}

/// A task for one process of the probe: a latency measurement, as JSON.
package struct ProbeRequest: Hashable, Sendable, Codable {
    /// The features with their variants, in the order of the results; the A/A control follows the
    /// variants.
    package var rows: [MatrixRow]
    package var settings: LatencySettings
    /// The index of the process, from 0.
    package var process: Int

    package init(rows: [MatrixRow], settings: LatencySettings, process: Int) {
        self.rows = rows
        self.settings = settings
        self.process = process
    }
}

/// The latency results of one process of the probe.
package struct ProbeResult: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// The number of calls in one batch, the same for all variants.
        package let callsPerBatch: Int
        /// The time of an empty call, with the loop around it.
        package let emptyNanosecondsPerCall: Double
        /// The times for each round, for each variant and then the A/A control.
        package let nanosecondsPerCall: [[Double]]
        /// The allocations of ``countedCalls`` calls in each variant and then the A/A control;
        /// `nil` if they could not be counted.
        package let allocations: [AllocationCounts]?
        package let countedCalls: Int

        package init(
            feature: Feature,
            scenario: String,
            callsPerBatch: Int,
            emptyNanosecondsPerCall: Double,
            nanosecondsPerCall: [[Double]],
            allocations: [AllocationCounts]?,
            countedCalls: Int
        ) {
            self.feature = feature
            self.scenario = scenario
            self.callsPerBatch = callsPerBatch
            self.emptyNanosecondsPerCall = emptyNanosecondsPerCall
            self.nanosecondsPerCall = nanosecondsPerCall
            self.allocations = allocations
            self.countedCalls = countedCalls
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
