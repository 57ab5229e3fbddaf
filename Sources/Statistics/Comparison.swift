/// One variant's latency against another's, and what it came to within its family.
package struct Comparison: Hashable, Sendable, Codable {
    /// The index of the variant that is judged.
    package let variant: Int
    /// The index of the variant it is held against.
    package let reference: Int
    /// Variant ÷ reference: below 1 the variant is faster.
    ///
    /// Per round the logarithm of the ratio, the median over rounds, the median over processes.
    package let ratio: Double
    /// The interval of this ratio alone, to be shown beside it.
    package let interval: RatioInterval
    /// The interval at the level of this comparison's step in Holm's procedure.
    ///
    /// The verdict is read from it; it is never narrower than `interval`.
    package let decisionInterval: RatioInterval
    /// The two-sided p-value from the bootstrap, not adjusted.
    package let probability: Double
    /// The p-value after Holm, to be held against the significance itself.
    package let adjustedProbability: Double
    /// The standard deviation between processes of the logarithm of the ratio (0.01 is about 1 %).
    ///
    /// Nil with one process. For a variant and its own copy this is the noise of the machine.
    package let spreadBetweenProcesses: Double?
    /// Whether more than one round was measured, without which no interval means anything.
    package let hasSpread: Bool
    /// What follows, within the margin that the estimate was judged by.
    package let verdict: Verdict

    /// The same comparison judged by another margin; the figures stay as they are.
    package func judged(within margin: EquivalenceMargin) -> Comparison {
        Comparison(
            variant: variant,
            reference: reference,
            ratio: ratio,
            interval: interval,
            decisionInterval: decisionInterval,
            probability: probability,
            adjustedProbability: adjustedProbability,
            spreadBetweenProcesses: spreadBetweenProcesses,
            hasSpread: hasSpread,
            margin: margin
        )
    }

    init(
        variant: Int,
        reference: Int,
        ratio: Double,
        interval: RatioInterval,
        decisionInterval: RatioInterval,
        probability: Double,
        adjustedProbability: Double,
        spreadBetweenProcesses: Double?,
        hasSpread: Bool,
        margin: EquivalenceMargin
    ) {
        self.variant = variant
        self.reference = reference
        self.ratio = ratio
        self.interval = interval
        self.decisionInterval = decisionInterval
        self.probability = probability
        self.adjustedProbability = adjustedProbability
        self.spreadBetweenProcesses = spreadBetweenProcesses
        self.hasSpread = hasSpread
        verdict =
            hasSpread
            ? Verdict(interval: decisionInterval, margin: margin)
            : .cannotTell(smallestVisibleDifference: nil)
    }
}
