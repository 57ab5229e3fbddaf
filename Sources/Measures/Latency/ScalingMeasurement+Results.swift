internal import Matrix
internal import Scenarios
internal import Statistics

extension ScalingMeasurement {
    /// Creates a measurement from the results of several processes.
    ///
    /// - Parameter results: one for each process, with the same rows, scenarios and rounds.
    init(
        settings: ScalingSettings,
        rows: [MatrixRow],
        results: [ScalingResult]
    ) throws(StatisticsError) {
        var scenarios: [OfScenario] = []
        for (index, scenario) in (results.first?.scenarios ?? []).enumerated() {
            guard let contract = scenario.contract else { continue }
            var ofVariants: [OfVariant] = []
            for variant in rows.variants(of: scenario.feature).indices {
                ofVariants.append(
                    try OfVariant(
                        sizes: contract.sizes,
                        nanoseconds: results.map { $0.scenarios[index].nanosecondsPerCall[variant] },
                        allocations: results.map { result in
                            result.scenarios[index].allocationsPerCall?[variant]
                        },
                        obstacle: results.compactMap(\.allocationObstacle).first
                    )
                )
            }
            scenarios.append(
                OfScenario(
                    feature: scenario.feature,
                    scenario: scenario.scenario,
                    summary: contract.summary,
                    sizes: contract.sizes,
                    variants: ofVariants
                )
            )
        }
        self.init(settings: settings, rows: rows, scenarios: scenarios)
    }
}

extension ScalingResult.OfScenario {
    fileprivate var contract: ScalingScenario? {
        feature.contract.scalingScenarios.first { $0.name == scenario }
    }
}

extension ScalingMeasurement.OfVariant {
    /// - Parameters:
    ///   - nanoseconds: `[process][round][size]`.
    ///   - allocations: `[process][size]`.
    fileprivate init(
        sizes: [Int],
        nanoseconds: [[[Double]]],
        allocations: [[Double]?],
        obstacle: String?
    ) throws(StatisticsError) {
        var medians: [Double] = []
        for size in sizes.indices {
            var ofProcesses: [Double] = []
            for process in nanoseconds {
                ofProcesses.append(try median(of: process.map { $0[size] }))
            }
            medians.append(try median(of: ofProcesses))
        }
        self.init(
            nanosecondsPerCall: medians,
            latency: try Scaling(sizes: sizes, values: nanoseconds),
            allocations: try ScalingMeasurement.Allocations(
                sizes: sizes,
                processes: allocations,
                obstacle: obstacle
            )
        )
    }
}

extension ScalingMeasurement.Allocations {
    fileprivate init(
        sizes: [Int],
        processes: [[Double]?],
        obstacle: String?
    ) throws(StatisticsError) {
        guard obstacle == nil, let first = processes.first.flatMap(\.self) else {
            self = .notAvailable(obstacle ?? "nothing was counted")
            return
        }
        guard processes.allSatisfy({ $0 == first }) else {
            self = .notAvailable(
                "the counts of processes differ, so they do not describe the implementation"
            )
            return
        }
        // A call without allocations counts as one block, because zero has no logarithm.
        self = .perCall(first, try Scaling(sizes: sizes, exactValues: first.map { max($0, 1) }))
    }
}
