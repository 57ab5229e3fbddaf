private import Foundation

/// A count with the count that it is out of.
package struct Share: Hashable, Sendable, CustomStringConvertible {
    package let count: Int
    package let total: Int

    package init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }

    package var description: String { "\(count) of \(total)" }

    package func isAtLeast(_ share: Double) -> Bool { Double(count) >= share * Double(total) }

    /// Whether so many are likely where each comes about with a probability: not one of the counts
    /// that come about in less than 2.5 % of all cases, together with those beyond them, on either
    /// side.
    package func isLikely(probability: Double) -> Bool {
        Self.likelyCounts(of: total, probability: probability).contains(count)
    }

    /// The counts that ``isLikely(probability:)`` takes.
    package static func likelyCounts(of total: Int, probability: Double) -> ClosedRange<Int> {
        var below = 0.0
        var lower: Int?
        for count in 0...total {
            let logarithm =
                choices(of: count, from: total) + Double(count) * log(probability)
                + Double(total - count) * log(1 - probability)
            below += exp(logarithm)
            if lower == nil, below > 0.025 { lower = count }
            if below >= 0.975 { return (lower ?? 0)...count }
        }
        return (lower ?? 0)...total
    }

    /// The logarithm of the number of ways to choose.
    private static func choices(of count: Int, from total: Int) -> Double {
        (0..<count).reduce(0) { $0 + log(Double(total - $1) / Double($1 + 1)) }
    }
}
