private import Foundation

/// A count and the total from which it was counted.
struct Share: Hashable, Sendable, CustomStringConvertible {
    let count: Int
    let total: Int

    init(_ count: Int, of total: Int) {
        self.count = count
        self.total = total
    }

    var description: String { "\(count) of \(total)" }

    func isAtLeast(_ share: Double) -> Bool { Double(count) >= share * Double(total) }

    /// Returns true if the count is likely for a probability. The unlikely counts are the most
    /// extreme ones on either side, with a total probability of less than 2.5 % each.
    func isLikely(probability: Double) -> Bool {
        Self.likelyCounts(of: total, probability: probability).contains(count)
    }

    /// Returns the likely counts for ``isLikely(probability:)``.
    static func likelyCounts(of total: Int, probability: Double) -> ClosedRange<Int> {
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

    /// Returns the logarithm of the number of ways to choose.
    private static func choices(of count: Int, from total: Int) -> Double {
        (0..<count).reduce(0) { $0 + log(Double(total - $1) / Double($1 + 1)) }
    }
}
