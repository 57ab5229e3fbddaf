private import Foundation

/// The mean of logarithms over processes without the fifth that is largest and the fifth that is
/// smallest, and how sure it is.
///
/// A process may be far off, since its binary is laid out badly or the machine was busy, so the mean
/// of all has a wide interval; the median leaves out more than it must. Which estimate has the
/// narrowest interval that misses the truth as often as it says was tried on a long recording of the
/// same source compiled twice: `scripts/noise-trial estimators`.
///
/// Sources: J. Tukey, D. McLaughlin, "Less vulnerable confidence and significance procedures for
/// location based on a single sample", Sankhyā A 25 (1963), for the interval; K. Yuen, "The
/// two-sample trimmed t for unequal population variances", Biometrika 61 (1974), for how many
/// degrees of freedom it has.
package struct TrimmedMean: Hashable, Sendable {
    /// The share of processes that is left out on either side.
    package static let trimmedShare = 0.2

    package let value: Double
    /// How far the value is from the truth, typically.
    package let standardError: Double
    /// One less than the number of processes that are not left out.
    package let degreesOfFreedom: Int

    /// Takes a value of each process. Throws `tooFewProcesses` below two, for one process says
    /// nothing about another.
    package init(_ values: [Double]) throws(StatisticsError) {
        try self.init(scripts: [values])
    }

    /// The mean over scripts of their own trimmed means, so that each script weighs the same.
    ///
    /// What a process contributes to the error is the mean over scripts of its values, each drawn in
    /// to the last that is not left out: so scripts that go wrong together count together.
    ///
    /// - Parameters:
    ///   - scripts: a value of each process, for each script. Throws `emptySample` without scripts,
    ///     and `differentShapes` where they have not the same processes.
    ///   - trimmedShare: below a half; another one serves to try which is best.
    package init(
        scripts: [[Double]],
        trimmedShare: Double = Self.trimmedShare
    ) throws(StatisticsError) {
        guard let first = scripts.first else { throw .emptySample }
        let count = first.count
        guard scripts.allSatisfy({ $0.count == count }) else { throw .differentShapes }
        guard count > 1 else { throw .tooFewProcesses(found: count) }
        let trimmed = Int(trimmedShare * Double(count))
        let kept = count - 2 * trimmed
        var contributions = [Double](repeating: 0, count: count)
        var sum = 0.0
        for values in scripts {
            try requireFinite(values)
            let sorted = ascending(values)
            let middle = sorted[trimmed..<(count - trimmed)]
            sum += middle.reduce(0, +) / Double(kept)
            for (process, value) in values.enumerated() {
                contributions[process] +=
                    min(max(value, sorted[trimmed]), sorted[count - trimmed - 1])
                    / Double(scripts.count)
            }
        }
        let center = contributions.reduce(0, +) / Double(count)
        let squares = contributions.reduce(0) { $0 + ($1 - center) * ($1 - center) }
        value = sum / Double(scripts.count)
        standardError = (squares / Double(kept * (kept - 1))).squareRoot()
        degreesOfFreedom = kept - 1
    }

    /// A value without noise.
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

    /// Another value that is as sure.
    func around(_ value: Double) -> TrimmedMean { TrimmedMean(value: value, like: self) }

    /// How many standard errors the interval of a single comparison reaches to either side.
    ///
    /// - Parameter processes: how many values there are; 0 comes of fewer than two.
    package static func reachInStandardErrors(processes: Int) -> Double {
        let kept = processes - 2 * Int(trimmedShare * Double(processes))
        guard kept > 1 else { return 0 }
        return StudentT(degreesOfFreedom: kept - 1)
            .quantile(twoSided: 1 - LatencyEstimate.confidence)
    }

    private var distribution: StudentT { StudentT(degreesOfFreedom: degreesOfFreedom) }

    /// Half the width of the interval that misses the truth with this probability.
    package func reach(significance: Double) -> Double {
        distribution.quantile(twoSided: significance) * standardError
    }

    /// The interval that misses the truth with this probability.
    package func bounds(significance: Double) -> ClosedRange<Double> {
        let reach = reach(significance: significance)
        return (value - reach)...(value + reach)
    }

    /// The interval as ratios instead of logarithms.
    package func ratios(significance: Double) -> RatioInterval {
        let bounds = bounds(significance: significance)
        return RatioInterval(
            lower: exp(bounds.lowerBound),
            upper: exp(bounds.upperBound),
            confidence: 1 - significance
        )
    }

    /// How likely a value so far from zero is where the truth is zero.
    var twoSidedProbability: Double {
        guard standardError > 0 else { return value == 0 ? 1 : 0 }
        return distribution.twoSidedProbability(of: value / standardError)
    }

    /// The smallest logarithm whose interval would exclude zero in this share of such runs: what the
    /// interval reaches, and as much again as the value is short by in the other runs.
    ///
    /// - Parameter share: at least a half. Source: D. Bloom, "Minimum detectable effects",
    ///   Evaluation Review 19 (1995).
    func smallestVisible(significance: Double, inShareOfRuns share: Double) -> Double {
        reach(significance: significance) + reach(significance: 2 * (1 - share))
    }
}
