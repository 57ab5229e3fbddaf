package import Statistics

/// The latency of a variant relative to the baseline in one scenario, on one machine or several.
package struct MachineStatement: Hashable, Sendable {
    /// The position of a ratio relative to the equivalence margin of its run.
    package enum Side: String, Hashable, Sendable {
        /// The complete interval is below the margin.
        case faster
        /// The complete interval is within the margin.
        case equivalent
        /// The complete interval is above the margin.
        case slower
        /// The interval crosses a border of the margin, or the run was unreliable.
        case undecided
    }

    /// The range of machines for which a statement holds.
    package enum Scope: Hashable, Sendable {
        /// At least ``leastMachines`` machines, all on the same side.
        case general(Side)
        /// Fewer machines, all on the same side.
        case theseMachines(Side)
        /// Machines are on different sides.
        case dependsOnMachine
        /// Some machine does not decide, and no two contradict each other.
        case undecided
    }

    /// The number of machines from which a statement is general.
    package static let leastMachines = 3
    /// The number of machines from which an interval for one more machine is computed.
    package static let leastForPrediction = 5

    /// The ratio to the baseline on each machine.
    package let ratios: [Double]
    package let sides: [Side]

    init(ratios: [Double], sides: [Side]) {
        self.ratios = ratios
        self.sides = sides
    }

    package var scope: Scope {
        let decided = Set(sides).subtracting([.undecided])
        guard let side = decided.first else { return .undecided }
        if decided.count > 1 { return .dependsOnMachine }
        guard !sides.contains(.undecided) else { return .undecided }
        return sides.count >= Self.leastMachines ? .general(side) : .theseMachines(side)
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

extension MachineRecord.OfScenario {
    /// Returns the position of the ratio of a variant.
    ///
    /// - Parameter index: the index in `ratios`.
    func side(of index: Int) -> MachineStatement.Side {
        guard isReliable, let margin = try? EquivalenceMargin(relative: margin) else {
            return .undecided
        }
        let ratio = ratios[index]
        if margin.ratios.contains(ratio.lower), margin.ratios.contains(ratio.upper) {
            return .equivalent
        }
        if ratio.upper < margin.ratios.lowerBound { return .faster }
        return ratio.lower > margin.ratios.upperBound ? .slower : .undecided
    }
}
