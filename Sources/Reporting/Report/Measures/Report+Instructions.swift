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
        for script in instructions.scripts {
            guard script.counts.count == variants(of: script.feature).count else {
                return "\(script.script) lacks the instructions of a variant"
            }
            guard script.shares.count == script.counts.count else {
                return "\(script.script) lacks the instruction breakdown of a variant"
            }
            guard script.counts.compactMap(\.perCall).allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(script.script) has an instruction count that is not positive"
            }
        }
        return nil
    }
}
