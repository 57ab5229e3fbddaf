internal import Foundation

/// Where figures above zero come to lie in a drawing: equal ratios are equally far apart.
struct LogScale {
    private let lower: Double
    private let upper: Double
    private let start: Double
    private let end: Double

    /// - Parameters:
    ///   - values: those that must be seen; what has no logarithm is left out.
    ///   - ratio: how many times the lower end the upper is at least.
    init(_ values: [Double], from start: Double, to end: Double, spanning ratio: Double = 1) {
        let seen = values.filter { $0.isFinite && $0 > 1e-9 && $0 < 1e18 }
        let least = seen.min() ?? 1
        let most = max(seen.max() ?? 10, least)
        // What is all alike lies in the middle.
        let room = max(pow(most / least, 0.06), 1.05, (ratio * least / most).squareRoot())
        lower = least / room
        upper = most * room
        self.start = start
        self.end = end
    }

    /// How long the way from a value to ten times as much is.
    var decade: Double { (end - start).magnitude / log10(upper / lower) }

    /// A value beyond the ends comes to lie at the nearest.
    func place(_ value: Double) -> Double {
        let bounded = value.isNaN ? lower : min(max(value, lower), upper)
        return start + log(bounded / lower) / log(upper / lower) * (end - start)
    }

    /// Round values that lie within, from powers of ten alone up to three for each.
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
