private import Foundation

/// One variant's latency against another's, and what it came to within its family.
package struct Comparison: Hashable, Sendable, Codable {
    /// The index of the variant that is judged.
    package let variant: Int
    /// The index of the variant it is held against.
    package let reference: Int
    /// Variant ÷ reference: below 1 the variant is faster.
    ///
    /// Per round the logarithm of the ratio, the median over rounds, the trimmed mean over processes.
    package let ratio: Double
    /// The interval of this ratio alone, to be shown beside it.
    package let interval: RatioInterval
    /// The interval at the level of this comparison's step in Holm's procedure.
    ///
    /// The verdict is read from it; it is never narrower than `interval`.
    package let decisionInterval: RatioInterval
    /// The two-sided p-value, not adjusted.
    package let probability: Double
    /// The p-value after Holm, to be held against the significance itself.
    package let adjustedProbability: Double
    /// How far the ratio is from the truth in one run of ten, or further: half the width of its
    /// interval of 90 %, in logarithms (0.01 is about 1 %).
    package let noise: Double
    /// The smallest difference that would be told apart in ``visibleShare`` of such runs, as a share
    /// (0.03 is 3 %).
    package let smallestVisibleDifference: Double
    /// What follows, within the margin that the estimate was judged by.
    package let verdict: Verdict

    /// How surely a difference has to be seen for it to be called visible.
    package static let visibleShare = 0.8

    /// The same comparison judged by another margin; the figures stay as they are.
    package func judged(within margin: EquivalenceMargin) -> Comparison {
        Comparison(
            self,
            verdict: Verdict(interval: decisionInterval, margin: margin)
        )
    }

    /// The same comparison, seen from the reference.
    package var reversed: Comparison {
        Comparison(self, isReversed: true, verdict: verdict.reversed)
    }

    /// - Parameters:
    ///   - mean: of the logarithm of the ratio.
    ///   - level: the significance that this comparison is decided at.
    init(
        variant: Int,
        reference: Int,
        mean: TrimmedMean,
        level: Double,
        adjustedProbability: Double,
        margin: EquivalenceMargin
    ) {
        self.variant = variant
        self.reference = reference
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
        variant = isReversed ? other.reference : other.variant
        reference = isReversed ? other.variant : other.reference
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
