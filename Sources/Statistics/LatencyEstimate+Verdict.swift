extension LatencyEstimate {
    /// The verdict on one variant against another, decided in the family of all pairs, so that it
    /// never contradicts the ranks. `nil` where there is no such pair.
    package func verdict(on variant: Int, against other: Int) -> Verdict? {
        for comparison in allPairs {
            if (comparison.variant, comparison.reference) == (variant, other) {
                return comparison.verdict
            }
            if (comparison.variant, comparison.reference) == (other, variant) {
                return comparison.verdict.reversed
            }
        }
        return nil
    }
}

extension Verdict {
    /// The verdict where variant and reference change places.
    fileprivate var reversed: Verdict {
        switch self {
        case .faster: .slower
        case .slower: .faster
        case .equivalent, .cannotTell: self
        }
    }
}
