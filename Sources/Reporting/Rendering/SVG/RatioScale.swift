internal import Foundation

/// A logarithmic scale for ratios: a ratio and its reciprocal have the same distance from 1.
struct RatioScale {
    private let lower: Double
    private let upper: Double
    private let start: Double
    private let end: Double

    /// - Parameter ratios: the ratios that must be visible; invalid ones are ignored.
    init(_ ratios: [Double], from start: Double, to end: Double) {
        let seen = ratios.filter { $0.isFinite && $0 > 1e-6 && $0 < 1e6 }
        lower = min(seen.min() ?? 1, 0.98) * 0.995
        upper = max(seen.max() ?? 1, 1.02) * 1.005
        self.start = start
        self.end = end
    }

    /// Returns the coordinate of a ratio. A ratio beyond the ends has the coordinate of the nearest
    /// end.
    func place(_ ratio: Double) -> Double {
        let bounded = ratio.isFinite ? min(max(ratio, lower), upper) : 1
        return start + log(bounded / lower) / log(upper / lower) * (end - start)
    }

    private static let candidates = [
        0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.01, 1.02, 1.05, 1.1,
        1.2,
        1.3, 1.4, 1.5, 1.75, 2, 2.5, 3, 4, 5, 10,
    ]

    /// 1, and round ratios with enough distance between their labels.
    var ticks: [Double] {
        var ticks = [1.0]
        let byDistance = Self.candidates.filter { $0 > lower && $0 < upper }
            .sorted { abs(log($0)) > abs(log($1)) }
        for candidate in byDistance
        where ticks.allSatisfy({ abs(place($0) - place(candidate)) >= 64 }) {
            ticks.append(candidate)
        }
        return ticks.sorted()
    }
}
