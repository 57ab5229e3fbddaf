internal import Foundation

/// Where ratios come to lie in a drawing: as far from 1 as their reciprocals on the other side.
struct RatioScale {
    private let lower: Double
    private let upper: Double
    private let start: Double
    private let end: Double

    /// - Parameter ratios: those that must be seen; what is none is left out.
    init(_ ratios: [Double], from start: Double, to end: Double) {
        let seen = ratios.filter { $0.isFinite && $0 > 1e-6 && $0 < 1e6 }
        lower = min(seen.min() ?? 1, 0.98) * 0.995
        upper = max(seen.max() ?? 1, 1.02) * 1.005
        self.start = start
        self.end = end
    }

    /// A ratio beyond the ends comes to lie at the nearest.
    func place(_ ratio: Double) -> Double {
        let bounded = ratio.isFinite ? min(max(ratio, lower), upper) : 1
        return start + log(bounded / lower) / log(upper / lower) * (end - start)
    }

    private static let candidates = [
        0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.01, 1.02, 1.05, 1.1,
        1.2,
        1.3, 1.4, 1.5, 1.75, 2, 2.5, 3, 4, 5, 10,
    ]

    /// 1, and round ratios so far from one another that they can be read.
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
