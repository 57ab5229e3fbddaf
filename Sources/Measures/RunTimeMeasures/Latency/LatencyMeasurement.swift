package import Matrix
package import Statistics

/// The latency of features in some variants: all raw values and the results.
package struct LatencyMeasurement: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// One sentence about the call.
        package let summary: String
        package let callsPerBatch: Int
        /// The time of an empty call: the median over processes.
        package let emptyNanosecondsPerCall: Double
        /// The times for each process, each round, each variant of the feature and then the A/A
        /// control.
        package let rounds: LatencyRounds
        /// The median over rounds, then over processes, for each variant and then the A/A control.
        package let nanosecondsPerCall: [Double]
        package let judgement: Judgement
        /// The allocations for each variant and then the A/A control.
        package let allocations: AllocationValues

        package init(
            feature: Feature,
            scenario: String,
            summary: String,
            callsPerBatch: Int,
            emptyNanosecondsPerCall: Double,
            rounds: LatencyRounds,
            nanosecondsPerCall: [Double],
            judgement: Judgement,
            allocations: AllocationValues
        ) {
            self.feature = feature
            self.scenario = scenario
            self.summary = summary
            self.callsPerBatch = callsPerBatch
            self.emptyNanosecondsPerCall = emptyNanosecondsPerCall
            self.rounds = rounds
            self.nanosecondsPerCall = nanosecondsPerCall
            self.judgement = judgement
            self.allocations = allocations
        }

        /// Indicates whether calls are so short that the loop around them matters: the fastest
        /// variant takes less than ten times as long as an empty call.
        package var isTooShort: Bool {
            (nanosecondsPerCall.dropLast().min() ?? 0) < 10 * emptyNanosecondsPerCall
        }
    }

    /// The overall result of a feature: the geometric mean over its scenarios.
    package struct OfFeature: Hashable, Sendable, Codable {
        package let feature: Feature
        package let judgement: FeatureJudgement

        package init(feature: Feature, judgement: FeatureJudgement) {
            self.feature = feature
            self.judgement = judgement
        }
    }

    package let settings: LatencySettings
    /// The build flags of the probe.
    package let buildFlags: [String]
    /// The git hash of the probe's binary in the first process; several if features were measured
    /// in several runs.
    package let binaryHashes: [String]
    package let rows: [MatrixRow]
    package let scenarios: [OfScenario]
    package let features: [OfFeature]

    package init(
        settings: LatencySettings,
        buildFlags: [String],
        binaryHashes: [String],
        rows: [MatrixRow],
        scenarios: [OfScenario],
        features: [OfFeature]
    ) {
        self.settings = settings
        self.buildFlags = buildFlags
        self.binaryHashes = binaryHashes
        self.rows = rows
        self.scenarios = scenarios
        self.features = features
    }
}
