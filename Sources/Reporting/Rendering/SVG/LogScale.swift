internal import Foundation

/// A logarithmic scale for positive values: equal ratios have equal distances.
struct LogScale {
    private let lower: Double
    private let upper: Double
    private let start: Double
    private let end: Double

    /// - Parameters:
    ///   - values: the values that must be visible; values without a logarithm are ignored.
    ///   - ratio: the least ratio of the upper end to the lower end.
    init(_ values: [Double], from start: Double, to end: Double, spanning ratio: Double = 1) {
        let seen = values.filter { $0.isFinite && $0 > 1e-9 && $0 < 1e18 }
        let least = seen.min() ?? 1
        let most = max(seen.max() ?? 10, least)
        // Equal values are in the middle.
        let room = max(pow(most / least, 0.06), 1.05, (ratio * least / most).squareRoot())
        lower = least / room
        upper = most * room
        self.start = start
        self.end = end
    }

    /// The distance between a value and ten times the value.
    var decade: Double { (end - start).magnitude / log10(upper / lower) }

    /// Returns the coordinate of a value. A value beyond the ends has the coordinate of the nearest
    /// end.
    func place(_ value: Double) -> Double {
        let bounded = value.isNaN ? lower : min(max(value, lower), upper)
        return start + log(bounded / lower) / log(upper / lower) * (end - start)
    }

    /// Round values on the scale: powers of ten, or up to three values for each.
    var ticks: [Double] {
        let powers = stride(from: floor(log10(lower)), through: ceil(log10(upper)), by: 1).map {
            pow(10, $0)
        }
        let candidates = [[1.0], [1, 3], [1, 2, 5]].map { steps in
            powers.flatMap { power in steps.map { $0 * power } }.filter { $0 > lower && $0 < upper }
        }
        return candidates.first { $0.count >= 3 } ?? candidates.last ?? []
    }
}
