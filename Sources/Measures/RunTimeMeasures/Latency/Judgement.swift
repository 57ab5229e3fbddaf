package import Statistics

/// The result of the rounds of one scenario or of several: the comparison of the variants, and its
/// reliability.
package struct Judgement: Hashable, Sendable, Codable {
    /// The comparison of the variants by their indices; the first one is the baseline.
    package let estimate: LatencyEstimate
    /// The A/A control relative to the baseline: the same source, compiled twice.
    package let control: Comparison

    /// The largest equivalence margin of a reliable result, as a share.
    package static let largestMargin = 0.05

    /// Indicates whether the result is reliable: the interval of the A/A control is inside the
    /// margin, and noise did not make the margin too large. Otherwise nothing is ranked.
    package var isReliable: Bool {
        control.interval.isInside(estimate.margin)
            && estimate.margin.relative <= Self.largestMargin
    }

    /// - Parameter rounds: the rounds; the first variant is the baseline, the last one the A/A
    ///   control.
    package init(rounds: LatencyRounds) throws(StatisticsError) {
        try self.init(scenarios: [rounds])
    }

    /// Creates the result of several scenarios with equal weights.
    ///
    /// - Parameter scenarios: the rounds of each scenario; the first variant is the baseline, the
    ///   last one the A/A control.
    package init(scenarios: [LatencyRounds]) throws(StatisticsError) {
        guard let first = scenarios.first else { throw .emptySample }
        let last = first.variantCount - 1
        func selecting(_ variants: [Int]) throws(StatisticsError) -> [LatencyRounds] {
            var selected: [LatencyRounds] = []
            for rounds in scenarios { selected.append(try rounds.selecting(variants: variants)) }
            return selected
        }
        let pair = try LatencyEstimate(scenarios: try selecting([0, last]))
        guard let control = pair.comparisons.first else { throw .emptySample }
        let margin = try EquivalenceMargin(noise: control.noise)
        self.control = control.judged(within: margin)
        estimate = try LatencyEstimate(
            scenarios: try selecting(Array(0..<last)),
            margin: margin
        )
    }

    /// Returns the verdict on one variant against another; `nil` if there is no such pair.
    ///
    /// - Parameter scenario: the name of the scenario, for an unreliable verdict.
    package func verdict(on variant: Int, against other: Int, scenario: String) -> LatencyVerdict? {
        estimate.comparison(of: variant, to: other).map { comparison in
            isReliable ? .decided(comparison.verdict) : .unreliable(scenarios: [scenario])
        }
    }
}
