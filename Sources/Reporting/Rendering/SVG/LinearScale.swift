internal import Foundation

/// A linear scale from 0, which maps counts to coordinates.
struct LinearScale {
    private let maximum: Double
    private let start: Double
    private let end: Double

    init(upTo maximum: Double, from start: Double, to end: Double) {
        self.maximum = maximum.isFinite && maximum > 0 ? maximum : 1
        self.start = start
        self.end = end
    }

    func place(_ value: Double) -> Double { start + value / maximum * (end - start) }

    /// Round whole numbers from 0 on, at most nine.
    var ticks: [Double] {
        let power = max(pow(10, floor(log10(maximum / 4))), 1)
        let step = [1.0, 2].first { maximum / ($0 * power) <= 8 } ?? 5
        return Array(stride(from: 0, through: maximum, by: step * power))
    }
}
