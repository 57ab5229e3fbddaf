private import Foundation

/// How fast something grows with the size of the data: as the size to the power of this exponent.
package struct GrowthExponent: Hashable, Sendable, Codable {
    /// What an exponent means for a person with ten times as much data.
    package enum Verdict: String, Hashable, Sendable, Codable {
        /// The whole interval is below ``GrowthExponent/largestConstant``.
        case constant
        /// The whole interval lies between the two limits.
        case linear
        /// The whole interval is above ``GrowthExponent/largestLinear``.
        case worse
        /// The interval spans a limit.
        case cannotTell
    }

    /// Below it ten times as much data take less than 1.6 times as long, which caches alone can do.
    package static let largestConstant = 0.2
    /// Below it ten times as much data take less than 16 times as long; sorting stays below.
    package static let largestLinear = 1.2

    package let exponent: Double
    package let lower: Double
    package let upper: Double

    package var verdict: Verdict {
        if upper < Self.largestConstant { return .constant }
        if lower > Self.largestLinear { return .worse }
        return lower > Self.largestConstant && upper < Self.largestLinear ? .linear : .cannotTell
    }

    /// Fits an exponent to each round, and draws the rounds again for the 95 % interval.
    ///
    /// - Parameters:
    ///   - sizes: at least two different ones above zero.
    ///   - values: what was measured, above zero, `[process][round][size]`.
    /// - Throws: ``StatisticsError`` where there is nothing to fit, or a value has no logarithm.
    package init(
        sizes: [Int],
        values: [[[Double]]],
        settings: BootstrapSettings
    ) throws(StatisticsError) {
        try settings.validate(comparisons: 1)
        guard !values.isEmpty else { throw .emptySample }
        var slopes: [[Double]] = []
        for (process, rounds) in values.enumerated() {
            guard !rounds.isEmpty else { throw .noRounds(process: process) }
            var ofProcess: [Double] = []
            for (round, ofSizes) in rounds.enumerated() {
                guard ofSizes.count == sizes.count else {
                    throw .raggedRound(
                        process: process,
                        round: round,
                        expected: sizes.count,
                        found: ofSizes.count
                    )
                }
                ofProcess.append(try logarithmicSlope(sizes: sizes, values: ofSizes))
            }
            slopes.append(ofProcess)
        }
        let drawn = HierarchicalBootstrap(settings: settings).distributions(of: [[slopes]])
        guard let distribution = drawn.first else { throw .emptySample }
        let interval = distribution.interval(significance: settings.significance)
        exponent = hierarchicalMedian(of: slopes)
        lower = interval.lowerBound
        upper = interval.upperBound
    }

    /// Fits an exponent to figures that have no noise, so that it has no interval.
    ///
    /// - Throws: ``StatisticsError``, as where rounds are fitted.
    package init(sizes: [Int], exactValues: [Double]) throws(StatisticsError) {
        exponent = try logarithmicSlope(sizes: sizes, values: exactValues)
        lower = exponent
        upper = exponent
    }
}

/// The slope of the straight line through the logarithms, by least squares: the exponent of the
/// power that fits best.
private func logarithmicSlope(sizes: [Int], values: [Double]) throws(StatisticsError) -> Double {
    for value in values + sizes.map(Double.init) {
        guard value.isFinite else { throw .notFinite(value) }
        guard value > 0 else { throw .notPositive(value) }
    }
    let x = sizes.map { log(Double($0)) }
    let y = values.map { log($0) }
    guard !x.isEmpty, x.count == y.count else { throw .emptySample }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let spread = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    guard spread > 0 else { throw .singleValue }
    return zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) } / spread
}
