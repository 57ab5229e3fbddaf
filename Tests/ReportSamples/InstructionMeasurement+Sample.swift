package import Latency
internal import Matrix

extension InstructionMeasurement {
    /// The first script of the latency sample, with one variant that could not be counted; the other
    /// script has no count.
    package static let sample = InstructionMeasurement(
        method: .singleStepping,
        rows: .sample,
        scripts: [
            OfScript(
                feature: .greeting,
                script: "show",
                counts: [
                    .perCall(5_065), .perCall(5_443.5),
                    .notAvailable(InstructionObstacle("two counts <b>differ</b>")),
                    .perCall(1_234_567),
                ]
            )
        ]
    )
}
