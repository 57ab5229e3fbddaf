package import Matrix

/// The smallest change of one weight that gives another variant the most points.
package struct Turn: Sendable, Hashable {
    package let item: Weights.Item
    package let from: Int
    package let to: Int
    package let first: Variant

    package init(item: Weights.Item, from: Int, to: Int, first: Variant) {
        self.item = item
        self.from = from
        self.to = to
        self.first = first
    }

    /// Returns the smallest change for each group and criterion whose weight alone can change the
    /// leader of the ranking.
    package static func all(in table: PointTable, _ weights: Weights) -> [Turn] {
        guard let first = Ranking(table, weights)?.first else { return [] }
        return Weights.Item.all.compactMap { item in
            let present = weights[item]
            let others = Weights.range.filter { $0 != present }
                .sorted { (abs($0 - present), $0) < (abs($1 - present), $1) }
            for weight in others {
                var turned = weights
                turned[item] = weight
                guard let other = Ranking(table, turned)?.first, other != first else { continue }
                return Turn(item: item, from: present, to: weight, first: other)
            }
            return nil
        }
    }
}
