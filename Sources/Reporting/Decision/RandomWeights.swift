package import Matrix
internal import SeededRandom

/// The number of random weights with which each variant has the most points. If one variant led
/// with all of them, the choice of criteria would decide, and no weight.
package struct RandomWeights: Sendable {
    package let count: Int
    /// The number of weights with which each variant has the most points, in the order of the
    /// table.
    package let firsts: [(variant: Variant, count: Int)]
    /// The number of weights with which one variant is ahead of all others, by variant.
    package let ahead: [(variant: Variant, count: Int)]

    package init(in table: PointTable, count: Int = 1_000, seed: UInt64 = 1) {
        var random = SplitMix64(seed: seed)
        var firsts: [Variant: Int] = [:]
        var ahead: [Variant: Int] = [:]
        var drawn = 0
        while drawn < count, !table.criteria.isEmpty, !table.variants.isEmpty {
            var weights = Weights()
            for item in Weights.Item.all {
                weights[item] = random.index(below: Weights.range.upperBound + 1)
            }
            guard let ranking = Ranking(table, weights), let first = ranking.first else { continue }
            drawn += 1
            firsts[first, default: 0] += 1
            if ranking.leaders.count == 1 { ahead[first, default: 0] += 1 }
        }
        self.count = drawn
        self.firsts = table.variants.map { ($0, firsts[$0] ?? 0) }
        self.ahead = table.variants.map { ($0, ahead[$0] ?? 0) }
    }
}
