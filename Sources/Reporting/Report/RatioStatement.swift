package import Statistics

/// The latency ratio of two variants in one scenario, in one run or several: on several machines,
/// or in an old and a new report.
package struct RatioStatement: Hashable, Sendable {
    /// The position of a ratio relative to the equivalence margin of its run.
    package enum Side: String, Hashable, Sendable {
        /// The complete interval is below the margin.
        case faster
        /// The complete interval is within the margin.
        case equivalent
        /// The complete interval is above the margin.
        case slower
        /// The interval crosses an end of the margin, or the run was unreliable.
        case inconclusive
    }

    /// The ratio in one run.
    package struct Result: Hashable, Sendable {
        package let ratio: Double
        package let side: Side

        /// - Parameters:
        ///   - interval: the 95 % confidence interval of the ratio.
        ///   - margin: the equivalence margin of the run; `nil` if the run was unreliable.
        init(ratio: Double, interval: RatioInterval, margin: EquivalenceMargin?) {
            self.ratio = ratio
            guard let margin else {
                side = .inconclusive
                return
            }
            side =
                interval.isInside(margin)
                ? .equivalent
                : interval.upper < margin.ratios.lowerBound
                    ? .faster : interval.lower > margin.ratios.upperBound ? .slower : .inconclusive
        }
    }

    /// The range of machines for which a statement holds.
    package enum Scope: Hashable, Sendable {
        /// At least ``leastMachines`` machines, all on the same side.
        case general(Side)
        /// Fewer machines, all on the same side.
        case theseMachines(Side)
        /// Machines are on different sides.
        case dependsOnMachine
        /// Some machine is inconclusive, and no two contradict each other.
        case inconclusive
    }

    /// The number of machines from which a statement is general.
    package static let leastMachines = 3
    /// The number of machines from which an interval for one more machine is computed.
    package static let leastForPrediction = 5

    /// The results, in the order of the runs.
    package let results: [Result]

    init(_ results: [Result]) {
        self.results = results
    }

    package var ratios: [Double] { results.map(\.ratio) }

    package var scope: Scope {
        let sides = results.map(\.side)
        let conclusive = Set(sides).subtracting([.inconclusive])
        guard let side = conclusive.first else { return .inconclusive }
        if conclusive.count > 1 { return .dependsOnMachine }
        guard !sides.contains(.inconclusive) else { return .inconclusive }
        return sides.count >= Self.leastMachines ? .general(side) : .theseMachines(side)
    }

    /// Indicates whether one run finds the variant faster, and another run finds it slower.
    var isReversed: Bool {
        Set(results.map(\.side)).isSuperset(of: [.faster, .slower])
    }

    /// The smallest and the largest ratio.
    package var range: ClosedRange<Double> { (ratios.min() ?? 1)...(ratios.max() ?? 1) }

    /// The 95 % prediction interval for the ratio on one more machine; `nil` for fewer than
    /// ``leastForPrediction`` machines.
    package var prediction: RatioInterval? {
        ratios.count < Self.leastForPrediction
            ? nil : try? PredictionInterval(ratios: ratios).interval
    }
}
