private import Foundation

/// The comparison of the latencies of two variants, with its verdict within the family of
/// comparisons.
package struct Comparison: Hashable, Sendable, Codable {
    /// The index of the judged variant.
    package let variant: Int
    /// The index of the variant with which it is compared.
    package let baseline: Int
    /// The ratio variant ÷ baseline: below 1 the variant is faster.
    ///
    /// It is the logarithm of the ratio in each round, the median over rounds, and the trimmed mean
    /// over processes.
    package let ratio: Double
    /// The confidence interval of this ratio alone, for display.
    package let interval: RatioInterval
    /// The interval at the level of this comparison's step in Holm's procedure.
    ///
    /// It determines the verdict, and is never narrower than `interval`.
    package let decisionInterval: RatioInterval
    /// The two-sided p-value, not adjusted.
    package let probability: Double
    /// The p-value adjusted by Holm's procedure, for comparison with the significance level.
    package let adjustedProbability: Double
    /// The noise: half the width of the 90 % interval, in logarithms (0.01 is about 1 %). In one
    /// run of ten the error of the ratio is larger.
    package let noise: Double
    /// The smallest difference that ``visibleShare`` of such runs would detect, as a share (0.03 is
    /// 3 %).
    package let smallestVisibleDifference: Double
    /// The verdict, within the margin of the estimate.
    package let verdict: Verdict

    /// The share of runs that must detect a difference for it to be called visible.
    package static let visibleShare = 0.8

    /// Returns the same comparison with the verdict for another margin.
    package func judged(within margin: EquivalenceMargin) -> Comparison {
        Comparison(
            self,
            verdict: Verdict(interval: decisionInterval, margin: margin)
        )
    }

    /// The reversed comparison.
    package var reversed: Comparison {
        Comparison(self, isReversed: true, verdict: verdict.reversed)
    }

    /// - Parameters:
    ///   - mean: the mean of the logarithm of the ratio.
    ///   - level: the significance level of the decision.
    init(
        variant: Int,
        baseline: Int,
        mean: TrimmedMean,
        level: Double,
        adjustedProbability: Double,
        margin: EquivalenceMargin
    ) {
        self.variant = variant
        self.baseline = baseline
        self.adjustedProbability = adjustedProbability
        ratio = exp(mean.value)
        interval = mean.ratios(significance: 1 - LatencyEstimate.confidence)
        decisionInterval = mean.ratios(significance: level)
        probability = mean.twoSidedProbability
        noise = mean.reach(significance: 0.1)
        smallestVisibleDifference = expm1(
            mean.smallestVisible(significance: level, inShareOfRuns: Self.visibleShare)
        )
        verdict = Verdict(interval: decisionInterval, margin: margin)
    }

    private init(_ other: Comparison, isReversed: Bool = false, verdict: Verdict) {
        variant = isReversed ? other.baseline : other.variant
        baseline = isReversed ? other.variant : other.baseline
        ratio = isReversed ? 1 / other.ratio : other.ratio
        interval = isReversed ? other.interval.reversed : other.interval
        decisionInterval = isReversed ? other.decisionInterval.reversed : other.decisionInterval
        probability = other.probability
        adjustedProbability = other.adjustedProbability
        noise = other.noise
        smallestVisibleDifference = other.smallestVisibleDifference
        self.verdict = verdict
    }
}
