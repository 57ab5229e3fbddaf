/// A rank of one or more variants of which no two have a verdict of *faster* or *slower*.
package struct TieGroup: Hashable, Sendable, Codable {
    /// The rank, from 1: one more than the number of variants in earlier groups (1, 1, 3).
    package let rank: Int
    /// The indices of the variants, fastest first.
    package let variants: [Int]
    /// Indicates whether each variant of this group differs from each variant of the previous
    /// group.
    ///
    /// Ties are not transitive: A may tie with B and B with C although A and C differ. Then the
    /// border between the groups is not clear, which reports state. True for the first group.
    package let hasClearBorder: Bool

    /// Creates a rank from its values; ``groups(levels:comparisons:)`` computes the ranks of a
    /// measurement.
    package init(rank: Int, variants: [Int], hasClearBorder: Bool) {
        self.rank = rank
        self.variants = variants
        self.hasClearBorder = hasClearBorder
    }

    /// Groups variants by their point estimates and the verdicts of all pairs.
    ///
    /// In ascending order of level (equal levels in order of index), a variant joins the group
    /// unless its verdict against any member is *faster* or *slower*; then it begins the next one.
    /// A pair without a comparison counts as tied.
    package static func groups(levels: [Double], comparisons: [Comparison]) -> [TieGroup] {
        groups(
            levels: levels,
            differences: Set(
                comparisons.filter(\.verdict.isDifference).map { [$0.variant, $0.baseline] }
            )
        )
    }

    /// Returns the groups from the pairs that differ.
    static func groups(levels: [Double], differences: Set<Set<Int>>) -> [TieGroup] {
        let ascending = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
        var groups: [TieGroup] = []
        var members: [Int] = []
        var rank = 1
        func differs(_ variant: Int, from other: Int) -> Bool {
            differences.contains([variant, other])
        }
        func close() {
            let previous = groups.last?.variants ?? []
            let isClear = members.allSatisfy { member in
                previous.allSatisfy { differs(member, from: $0) }
            }
            groups.append(TieGroup(rank: rank, variants: members, hasClearBorder: isClear))
            rank += members.count
            members = []
        }
        for variant in ascending {
            if members.contains(where: { differs(variant, from: $0) }) { close() }
            members.append(variant)
        }
        if !members.isEmpty { close() }
        return groups
    }
}
