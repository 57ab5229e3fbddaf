private import Foundation

/// What a comparison of two latencies came to. Exactly one of the four holds.
///
/// Asked in this order of the interval of variant ÷ reference that Holm decides with:
/// 1. all of it inside 1 ± δ: *equivalent*, even if it excludes 1, for such a difference is real
///    but does not matter;
/// 2. all of it below 1: *faster*;
/// 3. all of it above 1: *slower*;
/// 4. otherwise: *cannot tell*.
///
/// *Faster* and *slower* say that there is a difference, not that it exceeds δ: the interval says
/// how large it may be. The chance of one false "faster" or "slower" in a family is at most α. For
/// "equivalent" no claim is made about the family: each is wrong with at most half the chance of
/// error of its own interval.
package enum Verdict: Hashable, Sendable, Codable {
    /// The variant takes less time than the reference.
    case faster
    /// The variant takes more time than the reference.
    case slower
    /// The two differ by less than the margin.
    case equivalent
    /// The interval holds 1 and reaches beyond the margin.
    ///
    /// The value is the smallest difference that could have been seen, as a share (0.03 is 3 %):
    /// half the interval's width in logarithms. A true difference of that size would have been
    /// seen about every second time. Nil when a single round leaves no spread to judge by.
    case cannotTell(smallestVisibleDifference: Double?)

    /// Judges an interval of variant ÷ reference by the rule above.
    package init(interval: RatioInterval, margin: EquivalenceMargin) {
        if interval.isInside(margin) {
            self = .equivalent
        } else if interval.upper < 1 {
            self = .faster
        } else if interval.lower > 1 {
            self = .slower
        } else {
            let halfWidth = log(interval.upper / interval.lower) / 2
            self = .cannotTell(smallestVisibleDifference: expm1(halfWidth))
        }
    }

    /// Whether the two were told apart: faster or slower.
    package var isDifference: Bool {
        switch self {
        case .faster, .slower: true
        case .equivalent, .cannotTell: false
        }
    }
}
