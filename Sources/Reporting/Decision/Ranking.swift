package import Matrix

/// The variants in the order of their points with some weights.
package struct Ranking: Sendable {
    /// The points of one variant.
    package struct Standing: Sendable {
        package let variant: Variant
        /// The weighted mean of the criteria, each the mean over features and changes.
        package let points: Double
        /// The weighted mean of the criteria, each at its lowest and at its highest value. This
        /// range is wider than that of any single feature.
        package let range: ClosedRange<Double>
        /// The points of the weighted mean that come from each criterion.
        package let parts: [DecisionCriterion: Double]
    }

    /// From most to fewest points. Variants with equal points are in the order of the table.
    package let standings: [Standing]
    private let hasRange: Bool

    /// - Returns: `nil` if no measured criterion has a weight.
    package init?(_ table: PointTable, _ weights: Weights) {
        let shares = weights.shares(of: table.criteria)
        guard !shares.isEmpty else { return nil }
        let standings = table.variants.map { variant in
            var parts: [DecisionCriterion: Double] = [:]
            var (low, high) = (0.0, 0.0)
            // The order is fixed, so that sums are rounded in the same way.
            for criterion in table.criteria {
                guard let share = shares[criterion] else { continue }
                let points = table.points(criterion, of: variant)
                parts[criterion] = share * points.reduce(0, +) / Double(points.count)
                let range = table.range(of: criterion, variant)
                low += share * range.lowerBound
                high += share * range.upperBound
            }
            let points = table.criteria.reduce(0) { $0 + (parts[$1] ?? 0) }
            return Standing(
                variant: variant,
                points: points,
                // Rounding may put the mean of equal values outside of them.
                range: min(low, points)...max(high, points),
                parts: parts
            )
        }
        hasRange = table.hasRange
        self.standings = standings.enumerated()
            .sorted { ($1.element.points, $0.offset) < ($0.element.points, $1.offset) }
            .map(\.element)
    }

    /// The variant with the most points. Others may be equally good, see ``leaders``.
    package var first: Variant? { standings.first?.variant }

    /// The variants that no other variant is ahead of; all if the table is about one feature.
    package var leaders: [Variant] {
        guard hasRange else { return standings.map(\.variant) }
        return standings.filter { one in !standings.contains { $0.isAhead(of: one) } }.map(
            \.variant
        )
    }
}

extension Ranking {
    /// The smallest gap between two ranges that ranks them, in points. The code lines of an
    /// implementation have changed by 5 % between reports although its architecture did not change
    /// (median over the reports of November 2026).
    package static let margin = 5.0
}

extension Ranking.Standing {
    /// Returns true if the complete range lies above that of another variant, by at least
    /// ``Ranking/margin``.
    package func isAhead(of other: Self) -> Bool {
        range.lowerBound - other.range.upperBound >= Ranking.margin
    }
}
