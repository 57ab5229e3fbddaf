private import Foundation

/// The trimmed mean of logarithms over processes, without the largest and the smallest fifth, and
/// its standard error.
///
/// A process may be an outlier, because of the layout of its binary or because the machine was
/// busy. So the mean of all processes has a wide interval, and the median ignores more than
/// necessary. Of seven estimates, this one had the narrowest interval of correct coverage in a long
/// recording of the same source, compiled twice.
///
/// Sources: J. Tukey, D. McLaughlin, "Less vulnerable confidence and significance procedures for
/// location based on a single sample", Sankhyā A 25 (1963), for the interval; K. Yuen, "The
/// two-sample trimmed t for unequal population variances", Biometrika 61 (1974), for its degrees of
/// freedom.
package struct TrimmedMean: Hashable, Sendable {
    /// The share of processes that is excluded on either side.
    package static let trimmedShare = 0.2

    package let value: Double
    /// The standard error of the value.
    package let standardError: Double
    /// The number of processes that are not excluded, minus one.
    package let degreesOfFreedom: Int

    /// Creates the trimmed mean of one value for each process. Throws `tooFewProcesses` for fewer
    /// than two, because a single process has no spread.
    package init(_ values: [Double]) throws(StatisticsError) {
        try self.init(scenarios: [values])
    }

    /// Creates the mean of the trimmed means of several scenarios, so that scenarios have equal
    /// weights.
    ///
    /// The contribution of a process to the error is the mean of its values over the scenarios,
    /// each limited to the range of values that are not excluded. So simultaneous deviations of
    /// several scenarios add up.
    ///
    /// - Parameter scenarios: a value of each process, for each scenario. Throws `emptySample` without
    ///   scenarios, and `differentShapes` if they have different processes.
    package init(scenarios: [[Double]]) throws(StatisticsError) {
        guard let first = scenarios.first else { throw .emptySample }
        let count = first.count
        guard scenarios.allSatisfy({ $0.count == count }) else { throw .differentShapes }
        guard count > 1 else { throw .tooFewProcesses(found: count) }
        let trimmed = Int(Self.trimmedShare * Double(count))
        let kept = count - 2 * trimmed
        var contributions = [Double](repeating: 0, count: count)
        var sum = 0.0
        for values in scenarios {
            try requireFinite(values)
            let sorted = ascending(values)
            let middle = sorted[trimmed..<(count - trimmed)]
            sum += middle.reduce(0, +) / Double(kept)
            for (process, value) in values.enumerated() {
                contributions[process] +=
                    min(max(value, sorted[trimmed]), sorted[count - trimmed - 1])
                    / Double(scenarios.count)
            }
        }
        let center = contributions.reduce(0, +) / Double(count)
        let squares = contributions.reduce(0) { $0 + ($1 - center) * ($1 - center) }
        value = sum / Double(scenarios.count)
        standardError = (squares / Double(kept * (kept - 1))).squareRoot()
        degreesOfFreedom = kept - 1
    }

    /// Creates a value without noise.
    init(exactly value: Double) {
        self.value = value
        standardError = 0
        degreesOfFreedom = 1
    }

    private init(value: Double, like other: TrimmedMean) {
        self.value = value
        standardError = other.standardError
        degreesOfFreedom = other.degreesOfFreedom
    }

    /// Returns another value with the same standard error.
    func around(_ value: Double) -> TrimmedMean { TrimmedMean(value: value, like: self) }

    /// Returns the number of standard errors in half the interval of a single comparison.
    ///
    /// - Parameter processes: the number of values; for fewer than two the result is 0.
    package static func reachInStandardErrors(processes: Int) -> Double {
        let kept = processes - 2 * Int(trimmedShare * Double(processes))
        guard kept > 1 else { return 0 }
        return StudentT(degreesOfFreedom: kept - 1)
            .quantile(twoSided: 1 - LatencyEstimate.confidence)
    }

    private var distribution: StudentT { StudentT(degreesOfFreedom: degreesOfFreedom) }

    /// Returns half the width of the interval with this probability of error.
    package func reach(significance: Double) -> Double {
        distribution.quantile(twoSided: significance) * standardError
    }

    /// Returns the interval with this probability of error.
    package func bounds(significance: Double) -> ClosedRange<Double> {
        let reach = reach(significance: significance)
        return (value - reach)...(value + reach)
    }

    /// Returns the interval as ratios instead of logarithms.
    package func ratios(significance: Double) -> RatioInterval {
        let bounds = bounds(significance: significance)
        return RatioInterval(
            lower: exp(bounds.lowerBound),
            upper: exp(bounds.upperBound),
            confidence: 1 - significance
        )
    }

    /// The probability of a value at least as far from zero if the true value is zero.
    var twoSidedProbability: Double {
        guard standardError > 0 else { return value == 0 ? 1 : 0 }
        return distribution.twoSidedProbability(of: value / standardError)
    }

    /// Returns the smallest logarithm whose interval would exclude zero in this share of such runs.
    /// It is the reach of the interval plus the error that the other runs exceed.
    ///
    /// - Parameter share: a share of at least one half. Source: D. Bloom, "Minimum detectable
    ///   effects", Evaluation Review 19 (1995).
    func smallestVisible(significance: Double, inShareOfRuns share: Double) -> Double {
        reach(significance: significance) + reach(significance: 2 * (1 - share))
    }
}
