package import Matrix
package import Statistics

/// The latency of features in some variants: all raw figures, and what follows from them.
package struct LatencyMeasurement: Hashable, Sendable, Codable {
    package struct OfScript: Hashable, Sendable, Codable {
        package let feature: Feature
        package let script: String
        /// One sentence: what one call is.
        package let summary: String
        package let callsPerBatch: Int
        /// What a call costs that does nothing: the median over processes.
        package let emptyNanosecondsPerCall: Double
        /// For each process, each round, each variant of the feature and then the control.
        package let rounds: LatencyRounds
        /// The median over rounds, then over processes, for each variant and then the control.
        package let nanosecondsPerCall: [Double]
        package let judgement: Judgement
        /// For each variant and then the control.
        package let allocations: AllocationFigures

        package init(
            feature: Feature,
            script: String,
            summary: String,
            callsPerBatch: Int,
            emptyNanosecondsPerCall: Double,
            rounds: LatencyRounds,
            nanosecondsPerCall: [Double],
            judgement: Judgement,
            allocations: AllocationFigures
        ) {
            self.feature = feature
            self.script = script
            self.summary = summary
            self.callsPerBatch = callsPerBatch
            self.emptyNanosecondsPerCall = emptyNanosecondsPerCall
            self.rounds = rounds
            self.nanosecondsPerCall = nanosecondsPerCall
            self.judgement = judgement
            self.allocations = allocations
        }

        /// Whether calls are so short that the loop around them matters: the fastest variant takes
        /// less than ten times as long as a call that does nothing.
        package var isTooShort: Bool {
            (nanosecondsPerCall.dropLast().min() ?? 0) < 10 * emptyNanosecondsPerCall
        }
    }

    /// All scripts of a feature taken together: the geometric mean over their figures.
    package struct OfFeature: Hashable, Sendable, Codable {
        package let feature: Feature
        package let judgement: FeatureJudgement

        package init(feature: Feature, judgement: FeatureJudgement) {
            self.feature = feature
            self.judgement = judgement
        }
    }

    package let settings: LatencySettings
    /// How the probe was built.
    package let buildFlags: [String]
    /// What git calls the content of the probe's binary, as the first process ran it; several where
    /// features were measured in several runs.
    package let binaryHashes: [String]
    package let rows: [MatrixRow]
    package let scripts: [OfScript]
    package let features: [OfFeature]

    package init(
        settings: LatencySettings,
        buildFlags: [String],
        binaryHashes: [String],
        rows: [MatrixRow],
        scripts: [OfScript],
        features: [OfFeature]
    ) {
        self.settings = settings
        self.buildFlags = buildFlags
        self.binaryHashes = binaryHashes
        self.rows = rows
        self.scripts = scripts
        self.features = features
    }
}
