private import Foundation

/// The latency estimate of one scenario, or of several together: levels, comparisons and ranks.
package struct LatencyEstimate: Hashable, Sendable, Codable {
    /// The confidence of a single interval and, through Holm, of the family of decisions.
    package static let confidence = 0.95

    /// The margin for the verdicts.
    package let margin: EquivalenceMargin
    /// The level of each variant: variant ÷ geometric mean of all variants, in the order of the
    /// variants.
    package let levels: [Double]
    /// The comparisons of all pairs, the larger index as the variant, in the order of both: one
    /// family for Holm.
    package let comparisons: [Comparison]

    /// Creates the estimate from the rounds of one scenario.
    ///
    /// Throws `tooFewProcesses` for fewer than two processes.
    package init(
        rounds: LatencyRounds,
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        try self.init(scenarios: [rounds], margin: margin)
    }

    /// Creates the estimate from the rounds of several scenarios: each value is the geometric mean
    /// over the scenarios' own values, so that scenarios have equal weights, independent of their
    /// durations.
    ///
    /// Throws `emptySample` without scenarios, `differentShapes` if they have different processes,
    /// rounds or variants, and the errors of a single scenario.
    package init(
        scenarios: [LatencyRounds],
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        guard let first = scenarios.first else { throw .emptySample }
        guard scenarios.allSatisfy({ $0.shape == first.shape }) else { throw .differentShapes }
        let count = first.variantCount
        var levels: [Double] = []
        for variant in 0..<count {
            let ofScenarios = scenarios.map { processMedians(of: $0.logRatios(toMeanOf: variant)) }
            levels.append(exp(try TrimmedMean(scenarios: ofScenarios).value))
        }
        var pairs: [(variant: Int, baseline: Int, mean: TrimmedMean)] = []
        for variant in 0..<count {
            for baseline in 0..<variant {
                let ofScenarios = scenarios.map {
                    $0.processLogRatios(of: variant, to: baseline)
                }
                pairs.append((variant, baseline, try TrimmedMean(scenarios: ofScenarios)))
            }
        }
        let holm = Holm(
            probabilities: pairs.map(\.mean.twoSidedProbability),
            significance: 1 - Self.confidence
        )
        self.margin = margin
        self.levels = levels
        comparisons = zip(pairs, zip(holm.levels, holm.adjusted)).map { pair, decision in
            Comparison(
                variant: pair.variant,
                baseline: pair.baseline,
                mean: pair.mean,
                level: decision.0,
                adjustedProbability: decision.1,
                margin: margin
            )
        }
    }

    /// Returns the comparison of one variant with another; `nil` if there is no such pair.
    package func comparison(of variant: Int, to other: Int) -> Comparison? {
        if let found = comparisons.first(where: { ($0.variant, $0.baseline) == (variant, other) }) {
            return found
        }
        return comparisons.first { ($0.variant, $0.baseline) == (other, variant) }?.reversed
    }

    /// The ranks, fastest first, by the verdicts over all pairs.
    package var tieGroups: [TieGroup] {
        TieGroup.groups(levels: levels, comparisons: comparisons)
    }
}
