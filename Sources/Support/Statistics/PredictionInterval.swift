private import Foundation

/// The interval in which the ratio of one more machine lies with 95 % confidence, computed from the
/// ratios of several machines.
///
/// The logarithms of the ratios are taken as normally distributed. Source: G. Hahn, W. Meeker,
/// "Statistical Intervals", 1991, section 4.7.
package struct PredictionInterval: Hashable, Sendable {
    package let interval: RatioInterval

    /// - Parameter ratios: positive values, one for each machine.
    /// - Throws: `tooFewProcesses` for fewer than two values, and `notPositive` for another value.
    package init(ratios: [Double]) throws(StatisticsError) {
        guard ratios.count > 1 else { throw .tooFewProcesses(found: ratios.count) }
        for ratio in ratios where !(ratio > 0 && ratio.isFinite) { throw .notPositive(ratio) }
        let logarithms = ratios.map { log($0) }
        let count = Double(ratios.count)
        let mean = logarithms.reduce(0, +) / count
        let variance =
            logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
        let confidence = LatencyEstimate.confidence
        let reach =
            StudentT(degreesOfFreedom: ratios.count - 1).quantile(twoSided: 1 - confidence)
            * (variance * (1 + 1 / count)).squareRoot()
        interval = RatioInterval(
            lower: exp(mean - reach),
            upper: exp(mean + reach),
            confidence: confidence
        )
    }
}
