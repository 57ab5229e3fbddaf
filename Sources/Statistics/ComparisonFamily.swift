private import Foundation

/// The comparisons that Holm's procedure holds together, before they are judged.
struct ComparisonFamily {
    /// One pair of variants with its estimate and its redrawn estimates, in logarithms.
    struct Pair {
        let variant: Int
        let reference: Int
        let estimate: Double
        /// One for each process.
        let processMedians: [Double]
        let distribution: BootstrapDistribution

        /// The same pair, seen from the reference.
        var reversed: Pair {
            Pair(
                variant: reference,
                reference: variant,
                estimate: -estimate,
                processMedians: processMedians.map { -$0 },
                distribution: distribution.negated
            )
        }
    }

    let pairs: [Pair]
    let settings: BootstrapSettings
    let hasSpread: Bool

    /// Judges every pair as a member of this family.
    func comparisons(within margin: EquivalenceMargin) -> [Comparison] {
        let probabilities = pairs.map { hasSpread ? $0.distribution.twoSidedProbability : 1 }
        let holm = Holm(probabilities: probabilities, significance: settings.significance)
        return pairs.indices.map { index in
            let pair = pairs[index]
            return Comparison(
                variant: pair.variant,
                reference: pair.reference,
                ratio: exp(pair.estimate),
                interval: pair.distribution.ratioInterval(significance: settings.significance),
                decisionInterval: pair.distribution.ratioInterval(
                    significance: holm.levels[index]
                ),
                probability: probabilities[index],
                adjustedProbability: holm.adjusted[index],
                spreadBetweenProcesses: try? standardDeviation(of: pair.processMedians),
                hasSpread: hasSpread,
                margin: margin
            )
        }
    }
}

extension BootstrapDistribution {
    /// The interval as ratios instead of logarithms.
    func ratioInterval(significance: Double) -> RatioInterval {
        let logarithms = interval(significance: significance)
        return RatioInterval(
            lower: exp(logarithms.lowerBound),
            upper: exp(logarithms.upperBound),
            confidence: 1 - significance
        )
    }
}
