internal import Foundation

/// Where counts come to lie in a drawing.
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

    /// Round numbers from 0 on, four to eight of them.
    var ticks: [Double] {
        let power = pow(10, floor(log10(maximum / 4)))
        let step = [1.0, 2, 5, 10].map { $0 * power }.first { maximum / $0 <= 8 } ?? maximum
        let whole = max(step, 1)
        return (0...8).map { Double($0) * whole }.filter { $0 <= maximum }
    }
}
