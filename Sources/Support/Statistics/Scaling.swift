private import Foundation

/// The scaling of a value with the size of the data, judged from values at several sizes.
///
/// A straight line through the logarithms of all sizes would hide an offset and a bend: 45 µs + 2
/// ns for each of *n* has the slope 0.16 from 10 to 100,000, and 10 µs + 0.01 ns · n² the slope
/// 1.0. So the slope between the two largest sizes decides. The curve *a + b · n^k* is fitted as
/// well, for scaling that only begins to show; ``basis`` is the one that decides.
package struct Scaling: Hashable, Sendable, Codable {
    /// The scaling of a value with the size of the data.
    package enum Verdict: String, Hashable, Sendable, Codable, CaseIterable {
        /// Less than linear, and the value at the largest size is at most
        /// ``Scaling/largestNegligibleIncrease`` times that at the smallest.
        case negligible
        /// The exponent's interval is below ``Scaling/smallestLinear``, and the value increases by
        /// more than ``Scaling/largestNegligibleIncrease``.
        case sublinear
        /// The exponent's interval lies from ``Scaling/smallestLinear`` to ``Scaling/largestLinear``.
        case linear
        /// The exponent's interval is above ``Scaling/largestLinear``.
        case superlinear
        /// The interval spans a limit.
        case inconclusive
    }

    /// The basis of a verdict.
    package enum Basis: String, Hashable, Sendable, Codable {
        /// The exponent between the two largest sizes.
        case lastStep
        /// The exponent of the fitted curve.
        case fit
    }

    /// The largest negligible ratio of the value at the largest size to that at the smallest.
    package static let largestNegligibleIncrease = 1.25
    /// The smallest linear exponent: below it ten times the data takes less than 6.3 times as long.
    package static let smallestLinear = 0.8
    /// The largest linear exponent: below it ten times the data takes less than 16 times as long;
    /// sorting is below it.
    package static let largestLinear = 1.2

    /// The slope of the logarithms between the two largest sizes.
    package let lastStep: ScalingExponent
    /// The fitted curve; `nil` for fewer than four sizes, which cannot test a curve of three
    /// parameters, or if nothing grows.
    package let fit: ScalingFit?
    /// The value at the largest size ÷ that at the smallest.
    package let increase: Double

    /// The basis of the verdict.
    package var basis: Basis { basis(increase: increase) }

    /// The exponent of the ``basis``.
    package var exponent: ScalingExponent { exponent(of: basis) }

    package var verdict: Verdict { verdict(increase: increase) }

    /// Returns the basis for an increase that excludes the smallest sizes: the last step, unless a
    /// good fit is superlinear and the increase is not negligible. A constant part hides such scaling
    /// from the last step.
    package func basis(increase: Double) -> Basis {
        guard let fit, fit.isGood, fit.exponent.verdict == .superlinear,
            increase > Self.largestNegligibleIncrease
        else { return .lastStep }
        return .fit
    }

    package func exponent(of basis: Basis) -> ScalingExponent {
        switch basis {
        case .lastStep: lastStep
        case .fit: fit?.exponent ?? lastStep
        }
    }

    /// Returns the verdict for an increase that excludes the smallest sizes. A negligible increase
    /// contradicts a last step that is linear or superlinear.
    package func verdict(increase: Double) -> Verdict {
        let verdict = exponent(of: basis(increase: increase)).verdict
        guard increase <= Self.largestNegligibleIncrease else { return verdict }
        return verdict == .sublinear ? .negligible : .inconclusive
    }

    /// - Parameters:
    ///   - sizes: at least two positive sizes in ascending order.
    ///   - values: the measured positive values, `[process][round][size]`; at least two processes.
    /// - Throws: ``StatisticsError`` if there is nothing to judge, or a value has no logarithm.
    package init(sizes: [Int], values: [[[Double]]]) throws(StatisticsError) {
        var ofProcesses: [[Double]] = []
        for (process, rounds) in values.enumerated() {
            guard !rounds.isEmpty else { throw .noRounds(process: process) }
            for (round, ofSizes) in rounds.enumerated() where ofSizes.count != sizes.count {
                throw .raggedRound(
                    process: process,
                    round: round,
                    expected: sizes.count,
                    found: ofSizes.count
                )
            }
            var medians: [Double] = []
            for size in sizes.indices { medians.append(try median(of: rounds.map { $0[size] })) }
            ofProcesses.append(medians)
        }
        try self.init(sizes: sizes, ofProcesses: ofProcesses) {
            values throws(StatisticsError) in try TrimmedMean(values)
        }
    }

    /// Judges values without noise, which have no intervals.
    ///
    /// - Throws: ``StatisticsError``, as for rounds.
    package init(sizes: [Int], exactValues: [Double]) throws(StatisticsError) {
        guard exactValues.count == sizes.count else { throw .differentShapes }
        try self.init(sizes: sizes, ofProcesses: [exactValues]) {
            values throws(StatisticsError) in TrimmedMean(exactly: values[0])
        }
    }

    private init(
        sizes: [Int],
        ofProcesses: [[Double]],
        estimate: ([Double]) throws(StatisticsError) -> TrimmedMean
    ) throws(StatisticsError) {
        guard sizes.count > 1, !ofProcesses.isEmpty else { throw .emptySample }
        for value in ofProcesses.flatMap(\.self) + sizes.map(Double.init) {
            guard value.isFinite else { throw .notFinite(value) }
            guard value > 0 else { throw .notPositive(value) }
        }
        let last = sizes.count - 1
        guard zip(sizes, sizes.dropFirst()).allSatisfy(<) else { throw .sizesNotAscending }
        let step = log(Double(sizes[last]) / Double(sizes[last - 1]))
        lastStep = ScalingExponent(
            try estimate(ofProcesses.map { log($0[last] / $0[last - 1]) / step })
        )
        increase = exp(try estimate(ofProcesses.map { log($0[last] / $0[0]) }).value)

        fit = try ScalingFit(sizes: sizes, ofProcesses: ofProcesses, estimate: estimate)
    }
}
