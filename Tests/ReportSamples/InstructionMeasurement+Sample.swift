internal import Matrix
package import RunTimeMeasures

extension InstructionMeasurement {
    /// The counts of the first scenario of the latency sample, with one variant that could not be
    /// counted; the other scenario has no count.
    package static let sample = InstructionMeasurement(
        method: .singleStepping,
        rows: .sample,
        scenarios: [
            OfScenario(
                feature: .greeting,
                scenario: "show",
                counts: [
                    .perCall(5_065), .perCall(5_443.5),
                    .notAvailable(InstructionObstacle("two counts <b>differ</b>")),
                    .perCall(1_234_567),
                ],
                shares: [
                    [
                        share(.role(.view), own: 65, runtime: [100, 200, 0, 0, 0, 0, 0]),
                        share(
                            .role(.controller),
                            own: 700,
                            runtime: [1_000, 500, 300, 200, 0, 0, 0]
                        ),
                        share(.kit, own: 1_000, runtime: [500, 0, 0, 0, 400, 100, 0]),
                    ],
                    nil, nil,
                    [
                        share(.role(.view), own: 67, runtime: [100, 200, 0, 0, 0, 200, 0]),
                        share(.role(.interactor), own: 232_000, runtime: [1e6, 0, 0, 0, 0, 0, 0]),
                        share(.kit, own: 1_000, runtime: [500, 0, 0, 0, 400, 100, 0]),
                    ],
                ]
            )
        ],
        sharesObstacle: nil
    )

    private static func share(
        _ owner: InstructionOwner,
        own: Double,
        runtime: [Double]
    ) -> InstructionShare {
        InstructionShare(owner: owner, own: own, runtime: runtime)
    }
}
