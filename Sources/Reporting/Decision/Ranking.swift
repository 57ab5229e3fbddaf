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
        /// The points of the weighted mean that come from each criterion, in the order of the
        /// table's criteria.
        package let parts: [Double]
    }

    /// From most to fewest points. Variants with equal points are in the order of the table.
    package let standings: [Standing]
    private let hasRange: Bool

    /// - Returns: `nil` if no measured criterion has a weight.
    package init?(_ table: PointTable, _ weights: Weights) {
        let weighted = weights.shares(of: table.criteria)
        guard !weighted.isEmpty else { return nil }
        let shares = table.criteria.map { weighted[$0] ?? 0 }
        let standings = table.variants.indices.map { index in
            // The order is fixed, so that sums are rounded in the same way.
            let parts = zip(shares, table.summaries).map { $0 * $1[index].mean }
            let points = parts.reduce(0, +)
            var (low, high) = (0.0, 0.0)
            for (share, summaries) in zip(shares, table.summaries) {
                low += share * summaries[index].range.lowerBound
                high += share * summaries[index].range.upperBound
            }
            return Standing(
                variant: table.variants[index],
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
