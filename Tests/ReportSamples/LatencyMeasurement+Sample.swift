internal import Matrix
package import RunTimeMeasures
internal import Statistics

extension LatencyMeasurement {
    /// Creates a measurement of two scenarios in six processes of three rounds, without noise
    /// inside a process.
    ///
    /// In the first scenario, MVP takes half the time of MVC. In the second, MVP takes half the
    /// time in three processes and eight times as long in the others. So its ratio is 2, the mean
    /// of the two logarithms, and the verdict is inconclusive. MVVM takes 1.005 times as long in
    /// the first scenario, and the same time in the second. VIPER takes twice as long in the first
    /// and a fifth in the second, so the overall verdict is not robust without the second. The
    /// control takes as long as MVC, so the margin is 1 %.
    package static func sample() throws -> LatencyMeasurement {
        let settings = LatencySettings(
            processes: 6,
            rounds: 3,
            warmUpNanoseconds: 1_000_000,
            seed: 7
        )
        let scenarios = [
            try scenario(
                "show",
                "One tap on “Show greeting”.",
                emptyNanoseconds: 3.3,
                rounds: rounds(of: 100) { _ in [1, 0.5, 1.005, 2, 1] },
                medians: [100, 50, 100.5, 200, 100],
                allocations: .perCall(
                    allocations: [1, 2, 2.5, 4, 1],
                    bytes: [16, 32, 40, 1_024, 16]
                )
            ),
            try scenario(
                "odd|`name` <b>*x*",
                "Taps | `twice` <b>*x*</b>\u{7} on 幅広.",
                emptyNanoseconds: 3_000,
                rounds: rounds(of: 20_000) { [1, $0 < 3 ? 0.5 : 8, 1, 0.2, 1] },
                medians: [20_000, 85_000, 20_000, 4_000, 20_000],
                allocations: .notAvailable("the counter | was <b>off</b>")
            ),
        ]
        let judgement = try FeatureJudgement(
            scenarios: scenarios.map { ($0.scenario, $0.rounds, $0.judgement) }
        )
        return LatencyMeasurement(
            settings: settings,
            buildFlags: ["--configuration", "release"],
            binaryHashes: ["89abcdef"],
            rows: .sample,
            scenarios: scenarios,
            features: [OfFeature(feature: .greeting, judgement: judgement)]
        )
    }

    private static func rounds(
        of baseline: Double,
        ratios: (_ process: Int) -> [Double]
    ) throws -> LatencyRounds {
        try LatencyRounds(
            nanosecondsPerCall: (0..<6).map { process in
                // A load that all variants share cancels out.
                [1, 1, 2].map { load in ratios(process).map { $0 * baseline * load } }
            }
        )
    }

    private static func scenario(
        _ name: String,
        _ summary: String,
        emptyNanoseconds: Double,
        rounds: LatencyRounds,
        medians: [Double],
        allocations: AllocationValues
    ) throws -> OfScenario {
        OfScenario(
            feature: .greeting,
            scenario: name,
            summary: summary,
            callsPerBatch: 1_000,
            emptyNanosecondsPerCall: emptyNanoseconds,
            rounds: rounds,
            nanosecondsPerCall: medians,
            judgement: try Judgement(rounds: rounds),
            allocations: allocations
        )
    }
}
