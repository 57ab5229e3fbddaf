package import Matrix
package import Sameness

/// What a process that opens cells is asked to play. It is handed over as JSON, and so is its result.
/// A description is the path of a file; what it says is played in step with the cells.
package enum PlayTask: Hashable, Sendable, Codable {
    /// The scripts that ship with a feature; answered by a ``SamenessCheck/Outcome``.
    case namedScripts(MatrixRow, description: String?)
    /// A share of random scripts; answered by a ``SamenessCheck/Outcome``.
    case randomScripts(MatrixRow, RandomShare, description: String?)
    /// One script; answered by a ``ReplayResult``.
    case replay(ReplayRequest)
}

/// The part of the random scripts that one process plays.
package struct RandomShare: Hashable, Sendable, Codable {
    /// How many scripts all processes play together.
    package let count: Int
    package let seed: UInt64
    /// Which of the processes this is, counted from 0.
    package let index: Int
    package let shares: Int

    package init(count: Int, seed: UInt64, index: Int, shares: Int) {
        self.count = count
        self.seed = seed
        self.index = index
        self.shares = shares
    }

    /// The numbers of the scripts that are played.
    package var numbers: StrideTo<Int> { stride(from: index, to: count, by: shares) }
}

/// A script to be played on some cells of a feature in step.
package struct ReplayRequest: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variants: [Variant]
    /// The path of a file with the script, since an argument cannot be of any length.
    package let file: String
    package let format: Replay.Format

    package init(feature: Feature, variants: [Variant], file: String, format: Replay.Format) {
        self.feature = feature
        self.variants = variants
        self.file = file
        self.format = format
    }
}

/// What a replay told.
package struct ReplayResult: Hashable, Sendable, Codable {
    /// One for each line of the script, as far as it was played.
    package let answers: [String]
    package let difference: Difference?

    package init(answers: [String], difference: Difference?) {
        self.answers = answers
        self.difference = difference
    }
}
