package import Latency
internal import Matrix

extension MeasureKind {
    static let instructions = MeasureKind(
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
            return "instructions were counted of other variants than the report has"
        }
        for script in instructions.scripts {
            guard script.counts.count == variants(of: script.feature).count else {
                return "\(script.script) has not one count of instructions for each variant"
            }
            guard script.counts.compactMap(\.perCall).allSatisfy({ $0 > 0 && $0.isFinite }) else {
                return "\(script.script) has a count of instructions that is not above zero"
            }
        }
        return nil
    }
}
