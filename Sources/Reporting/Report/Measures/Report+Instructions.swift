package import Latency
internal import Matrix

extension MeasureKind {
    package static let instructions = MeasureKind(
        "instructions",
        "Instructions",
        \.instructions,
        \.inconsistencyOfInstructions
    )
}

extension Report {
    package var instructions: Measured<InstructionMeasurement> {
        get { self[.instructions] }
        set { self[.instructions] = newValue }
    }

    fileprivate var inconsistencyOfInstructions: String? {
        guard let instructions = instructions.value else { return nil }
        guard instructions.rows == matrix else {
            return "instructions belong to other variants than those of the report"
        }
        for scenario in instructions.scenarios {
            guard scenario.counts.count == variants(of: scenario.feature).count else {
                return "\(scenario.scenario) lacks the instructions of a variant"
            }
            guard scenario.shares.count == scenario.counts.count else {
                return "\(scenario.scenario) lacks the instruction breakdown of a variant"
            }
            guard scenario.counts.compactMap(\.perCall).allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(scenario.scenario) has an instruction count that is not positive"
            }
        }
        return nil
    }
}
