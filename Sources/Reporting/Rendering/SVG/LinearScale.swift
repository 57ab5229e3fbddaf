internal import Foundation

/// A linear scale, which maps numbers to coordinates.
struct LinearScale {
    private let minimum: Double
    private let maximum: Double
    private let start: Double
    private let end: Double

    /// The smallest distance between two ticks.
    private static let smallestStep = 52.0

    init(above minimum: Double = 0, upTo maximum: Double, from start: Double, to end: Double) {
        self.minimum = minimum.isFinite ? minimum : 0
        self.maximum = maximum.isFinite && maximum > self.minimum ? maximum : self.minimum + 1
        self.start = start
        self.end = end
    }

    func place(_ value: Double) -> Double {
        start + (value - minimum) / (maximum - minimum) * (end - start)
    }

    /// Round whole numbers with enough distance between their labels.
    var ticks: [Double] {
        let least = max(Self.smallestStep / (end - start) * (maximum - minimum), 1)
        let power = pow(10, floor(log10(least)))
        let step = ([1.0, 2, 5, 10].first { $0 * power >= least } ?? 10) * power
        return Array(stride(from: (minimum / step).rounded(.up) * step, through: maximum, by: step))
    }
}
