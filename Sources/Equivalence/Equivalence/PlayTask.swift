package import Matrix

/// A task for the scenario runner. Task and result are JSON. A description is the path of a file;
/// it plays in lockstep with the implementations.
package enum PlayTask: Hashable, Sendable, Codable {
    /// The named scenarios of a feature; the result is a ``EquivalenceCheck/Outcome``.
    case namedScenarios(MatrixRow, description: String?)
    /// A share of random scenarios; the result is a ``EquivalenceCheck/Outcome``.
    case randomScenarios(MatrixRow, RandomShare, description: String?)
    /// One scenario; the result is a ``ReplayResult``.
    case replay(ReplayRequest)
    /// The memory of open screens of a feature; the result is a `MemoryMeasurement.OfFeature`.
    case memory(MatrixRow)
}

/// The random scenarios of one process.
package struct RandomShare: Hashable, Sendable, Codable {
    /// The number of scenarios of all processes.
    package let count: Int
    package let seed: UInt64
    /// The index of the process, from 0.
    package let index: Int
    package let shares: Int

    package init(count: Int, seed: UInt64, index: Int, shares: Int) {
        self.count = count
        self.seed = seed
        self.index = index
        self.shares = shares
    }

    /// The numbers of the scenarios to play.
    package var numbers: StrideTo<Int> { stride(from: index, to: count, by: shares) }
}

/// A scenario to play on some variants of a feature in lockstep.
package struct ReplayRequest: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variants: [Variant]
    /// The path of a file with the scenario, because the length of an argument is limited.
    package let file: String
    package let format: Replay.Format

    package init(feature: Feature, variants: [Variant], file: String, format: Replay.Format) {
        self.feature = feature
        self.variants = variants
        self.file = file
        self.format = format
    }
}

/// The result of a replay.
package struct ReplayResult: Hashable, Sendable, Codable {
    /// The output for each line of the scenario, as far as it was played.
    package let answers: [String]
    package let difference: Difference?

    package init(answers: [String], difference: Difference?) {
        self.answers = answers
        self.difference = difference
    }
}
