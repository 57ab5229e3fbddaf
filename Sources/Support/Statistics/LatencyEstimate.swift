private import Foundation

/// Everything that is said about the latencies of one script, or of several together: levels,
/// comparisons, ranks.
package struct LatencyEstimate: Hashable, Sendable, Codable {
    /// The confidence of a single interval and, through Holm, of the family of decisions.
    package static let confidence = 0.95

    /// The margin that the verdicts were judged by.
    package let margin: EquivalenceMargin
    /// Variant ÷ geometric mean of all variants, in the order of the variants.
    package let levels: [Double]
    /// All pairs, the larger index as the variant, in the order of both: one family for Holm.
    package let comparisons: [Comparison]

    /// Estimates from the rounds of one script.
    ///
    /// Throws `tooFewProcesses` below two.
    package init(
        rounds: LatencyRounds,
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        try self.init(scripts: [rounds], margin: margin)
    }

    /// Estimates from the rounds of several scripts: each figure is the geometric mean over the
    /// scripts' own figures, so that each script weighs the same however long it takes.
    ///
    /// Throws `emptySample` without scripts, `differentShapes` where they have not the same
    /// processes, rounds and variants, and what one script throws.
    package init(
        scripts: [LatencyRounds],
        margin: EquivalenceMargin = .onePerCent
    ) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        guard scripts.allSatisfy({ $0.shape == first.shape }) else { throw .differentShapes }
        let count = first.variantCount
        var levels: [Double] = []
        for variant in 0..<count {
            let ofScripts = scripts.map { processMedians(of: $0.logRatios(toMeanOf: variant)) }
            levels.append(exp(try TrimmedMean(scripts: ofScripts).value))
        }
        var pairs: [(variant: Int, reference: Int, mean: TrimmedMean)] = []
        for variant in 0..<count {
            for reference in 0..<variant {
                let ofScripts = scripts.map {
                    $0.processLogRatios(of: variant, to: reference)
                }
                pairs.append((variant, reference, try TrimmedMean(scripts: ofScripts)))
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
                reference: pair.reference,
                mean: pair.mean,
                level: decision.0,
                adjustedProbability: decision.1,
                margin: margin
            )
        }
    }

    /// One variant against another; `nil` where there is no such pair.
    package func comparison(of variant: Int, to other: Int) -> Comparison? {
        if let found = comparisons.first(where: { ($0.variant, $0.reference) == (variant, other) })
        {
            return found
        }
        return comparisons.first { ($0.variant, $0.reference) == (other, variant) }?.reversed
    }

    /// The ranks, fastest first, by the verdicts over all pairs.
    package var tieGroups: [TieGroup] {
        TieGroup.groups(levels: levels, comparisons: comparisons)
    }
}
