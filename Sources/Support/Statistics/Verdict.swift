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
package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
    /// The variant takes less time than the reference.
    case faster
    /// The variant takes more time than the reference.
    case slower
    /// The two differ by less than the margin.
    case equivalent
    /// The interval holds 1 and reaches beyond the margin.
    case cannotTell

    /// Judges an interval of variant ÷ reference by the rule above.
    package init(interval: RatioInterval, margin: EquivalenceMargin) {
        if interval.isInside(margin) {
            self = .equivalent
        } else if interval.upper < 1 {
            self = .faster
        } else if interval.lower > 1 {
            self = .slower
        } else {
            self = .cannotTell
        }
    }

    /// Whether the two were told apart: faster or slower.
    package var isDifference: Bool {
        switch self {
        case .faster, .slower: true
        case .equivalent, .cannotTell: false
        }
    }

    /// The verdict where variant and reference change places.
    package var reversed: Verdict {
        switch self {
        case .faster: .slower
        case .slower: .faster
        case .equivalent, .cannotTell: self
        }
    }
}
