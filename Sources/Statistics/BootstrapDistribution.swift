/// The redrawn estimates of one logarithm of a ratio, in ascending order.
///
/// Interval and p-value are two views of the same order statistics: the interval with
/// significance α excludes zero exactly when the two-sided p-value is at most α.
struct BootstrapDistribution {
    let sorted: [Double]

    init(_ draws: some Sequence<Double>) {
        sorted = draws.sorted()
    }

    /// The distribution of the reversed comparison.
    var negated: BootstrapDistribution {
        BootstrapDistribution(sorted.lazy.map { -$0 })
    }

    /// The percentile interval: the draws at rank ⌊α(B + 1) ÷ 2⌋ from either end.
    ///
    /// Source: B. Efron, R. Tibshirani, "An Introduction to the Bootstrap", 1993, section 13.3.
    func interval(significance: Double) -> ClosedRange<Double> {
        let rank = max(tail(significance), 1)
        return sorted[rank - 1]...sorted[sorted.count - rank]
    }

    /// How likely draws are on the far side of zero: 2 × (draws there + 1) ÷ (B + 1), at most 1.
    ///
    /// Draws of exactly zero count for both sides.
    var twoSidedProbability: Double {
        let notAbove = sorted.count { $0 <= 0 }
        let notBelow = sorted.count { $0 >= 0 }
        let tail = min(notAbove, notBelow) + 1
        return min(2 * Double(tail) / Double(sorted.count + 1), 1)
    }

    private func tail(_ significance: Double) -> Int {
        Int(significance * Double(sorted.count + 1) / 2)
    }
}
