package import Statistics

/// What follows from the rounds of one script, or of several together: how variants compare, and
/// whether the run can tell.
package struct Judgement: Hashable, Sendable, Codable {
    /// The variants among themselves. Indices are theirs; the first is the reference.
    package let estimate: LatencyEstimate
    /// The control against the reference: the same source, compiled twice.
    package let control: Comparison

    /// The largest margin with which a comparison is worth reporting, as a share.
    package static let largestMargin = 0.05

    /// Whether the run can tell anything: what it cannot rule out of the same source, compiled twice,
    /// lies inside the margin, and noise did not make the margin too large. Otherwise nothing is
    /// ranked.
    package var isReliable: Bool {
        control.interval.isInside(estimate.margin)
            && estimate.margin.relative <= Self.largestMargin
    }

    /// - Parameter rounds: the first variant is the reference, the last the control.
    package init(rounds: LatencyRounds) throws(StatisticsError) {
        try self.init(scripts: [rounds])
    }

    /// Judges several scripts together, each of which weighs the same.
    ///
    /// - Parameter scripts: the rounds of each; the first variant is the reference, the last the
    ///   control.
    package init(scripts: [LatencyRounds]) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        let last = first.variantCount - 1
        func selecting(_ variants: [Int]) throws(StatisticsError) -> [LatencyRounds] {
            var selected: [LatencyRounds] = []
            for rounds in scripts { selected.append(try rounds.selecting(variants: variants)) }
            return selected
        }
        let pair = try LatencyEstimate(scripts: try selecting([0, last]))
        guard let control = pair.comparisons.first else { throw .emptySample }
        let margin = try EquivalenceMargin(noise: control.noise)
        self.control = control.judged(within: margin)
        estimate = try LatencyEstimate(
            scripts: try selecting(Array(0..<last)),
            margin: margin
        )
    }

    /// What is said of one variant against another; `nil` where there is no such pair.
    ///
    /// - Parameter script: what was judged, to be named where the run cannot tell.
    package func verdict(on variant: Int, against other: Int, script: String) -> LatencyVerdict? {
        estimate.comparison(of: variant, to: other).map { comparison in
            isReliable ? .decided(comparison.verdict) : .unreliable(scripts: [script])
        }
    }
}
