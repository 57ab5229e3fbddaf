internal import Foundation

/// The evenness of a distribution.
package enum Evenness {
    /// Returns Pielou's evenness J = H ÷ ln S of the shares p, with Shannon's H = −Σ p ln p and S
    /// shares (Pielou, The Measurement of Diversity in Different Types of Biological Collections,
    /// 1966).
    ///
    /// - Returns: 1 if all shares are equal, towards 0 if one has nearly all; `nil` for fewer than
    ///   two shares, for which evenness is not defined. Empty shares are ignored.
    package static func pielou(_ amounts: [Int]) -> Double? {
        // Sums of Doubles depend on the order, which must not affect a report.
        let amounts = amounts.filter { $0 > 0 }.sorted().map(Double.init)
        guard amounts.count > 1 else { return nil }
        let sum = amounts.reduce(0, +)
        let diversity = amounts.map { -$0 / sum * log($0 / sum) }.reduce(0, +)
        return diversity / log(Double(amounts.count))
    }
}
