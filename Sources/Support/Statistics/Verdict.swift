/// The verdict on two latencies.
///
/// The interval of variant ÷ baseline in Holm's procedure is tested in this order:
/// 1. completely inside 1 ± δ: *equivalent*, even if it excludes 1, because such a difference
///    exists but does not matter;
/// 2. completely below 1: *faster*;
/// 3. completely above 1: *slower*;
/// 4. otherwise: *cannot tell*.
///
/// *Faster* and *slower* mean that there is a difference, not that it exceeds δ; the interval shows
/// its size. The chance of one false "faster" or "slower" in a family is at most α. For
/// "equivalent" there is no guarantee for the family: each one is wrong with at most half the
/// probability of error of its own interval.
package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The variant takes less time than the baseline.
    case faster
    /// The variant takes more time than the baseline.
    case slower
    /// The two differ by less than the margin.
    case equivalent
    /// The interval contains 1 and extends beyond the margin.
    case inconclusive

    /// Creates the verdict on an interval of variant ÷ baseline by the rule above.
    package init(interval: RatioInterval, margin: EquivalenceMargin) {
        if interval.isInside(margin) {
            self = .equivalent
        } else if interval.upper < 1 {
            self = .faster
        } else if interval.lower > 1 {
            self = .slower
        } else {
            self = .inconclusive
        }
    }

    /// Indicates whether the two differ: faster or slower.
    package var isDifference: Bool {
        switch self {
        case .faster, .slower: true
        case .equivalent, .inconclusive: false
        }
    }

    /// The verdict with variant and baseline exchanged.
    package var reversed: Verdict {
        switch self {
        case .faster: .slower
        case .slower: .faster
        case .equivalent, .inconclusive: self
        }
    }
}
