package import Statistics

/// What follows from the rounds of one script: how variants compare, and whether the run can tell.
package struct Judgement: Hashable, Sendable, Codable {
    /// The variants among themselves, the first being the reference. Indices are theirs.
    package let estimate: LatencyEstimate
    /// The control against the reference: the same source, compiled twice.
    package let control: Comparison

    /// Whether the control stayed inside the margin. Where it did not, the machine was too noisy,
    /// and nothing is ranked.
    package var isReliable: Bool { control.decisionInterval.isInside(estimate.margin) }

    /// - Parameters:
    ///   - rounds: the first variant is the reference, the last the control.
    ///   - seed: of the bootstrap.
    package init(rounds: LatencyRounds, seed: UInt64) throws(StatisticsError) {
        let settings = BootstrapSettings(seed: seed)
        let last = rounds.variantCount - 1
        let pair = try LatencyEstimate(
            rounds: try rounds.selecting(variants: [0, last]),
            reference: 0,
            settings: settings
        )
        guard let control = pair.toReference.first else { throw .emptySample }
        // With one process its spread is not known, and the margin is the smallest there is.
        let margin = try EquivalenceMargin(noise: control.spreadBetweenProcesses ?? 0)
        self.control = control.judged(within: margin)
        estimate = try LatencyEstimate(
            rounds: try rounds.selecting(variants: Array(0..<last)),
            reference: 0,
            settings: settings,
            margin: margin
        )
    }
}
