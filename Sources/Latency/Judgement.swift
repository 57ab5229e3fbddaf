package import Statistics

/// What follows from the rounds of one script, or of several together: how variants compare, and
/// whether the run can tell.
package struct Judgement: Hashable, Sendable, Codable {
    /// The variants among themselves, the first being the reference. Indices are theirs.
    package let estimate: LatencyEstimate
    /// The control against the reference: the same source, compiled twice.
    package let control: Comparison

    /// The largest margin with which a comparison is worth reporting, as a share.
    package static let largestMargin = 0.05

    /// Whether the run can tell anything: the same source compiled twice did not differ, or only
    /// inside the margin, and noise did not make the margin too large. Otherwise nothing is ranked.
    package var isReliable: Bool {
        let isSame = control.interval.lower <= 1 && control.interval.upper >= 1
        return (isSame || control.interval.isInside(estimate.margin))
            && estimate.margin.relative <= Self.largestMargin
    }

    /// - Parameters:
    ///   - rounds: the first variant is the reference, the last the control.
    ///   - seed: of the bootstrap.
    package init(rounds: LatencyRounds, seed: UInt64) throws(StatisticsError) {
        try self.init(scripts: [rounds], seed: seed)
    }

    /// Judges several scripts together, each of which weighs the same.
    ///
    /// - Parameters:
    ///   - scripts: the rounds of each; the first variant is the reference, the last the control.
    ///   - seed: of the bootstrap.
    package init(scripts: [LatencyRounds], seed: UInt64) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        let settings = BootstrapSettings(seed: seed)
        let last = first.variantCount - 1
        func selecting(_ variants: [Int]) throws(StatisticsError) -> [LatencyRounds] {
            var selected: [LatencyRounds] = []
            for rounds in scripts { selected.append(try rounds.selecting(variants: variants)) }
            return selected
        }
        let pair = try LatencyEstimate(
            scripts: try selecting([0, last]),
            reference: 0,
            settings: settings
        )
        guard let control = pair.toReference.first else { throw .emptySample }
        let margin = try EquivalenceMargin(noise: control.interval.standardError)
        self.control = control.judged(within: margin)
        estimate = try LatencyEstimate(
            scripts: try selecting(Array(0..<last)),
            reference: 0,
            settings: settings,
            margin: margin
        )
    }
}
