internal import Matrix
internal import Scenarios
internal import Statistics

extension GrowthMeasurement {
    /// Creates a measurement from the results of several processes.
    ///
    /// - Parameter results: one for each process, with the same rows, scenarios and rounds.
    init(
        settings: GrowthSettings,
        rows: [MatrixRow],
        results: [GrowthResult]
    ) throws(StatisticsError) {
        var scripts: [OfScenario] = []
        for (index, script) in (results.first?.scripts ?? []).enumerated() {
            guard let contract = script.contract else { continue }
            var ofVariants: [OfVariant] = []
            for variant in rows.variants(of: script.feature).indices {
                ofVariants.append(
                    try OfVariant(
                        sizes: contract.sizes,
                        nanoseconds: results.map { $0.scripts[index].nanosecondsPerCall[variant] },
                        allocations: results.map { result in
                            result.scripts[index].allocationsPerCall?[variant]
                        },
                        obstacle: results.compactMap(\.allocationObstacle).first
                    )
                )
            }
            scripts.append(
                OfScenario(
                    feature: script.feature,
                    script: script.script,
                    summary: contract.summary,
                    sizes: contract.sizes,
                    variants: ofVariants
                )
            )
        }
        self.init(settings: settings, rows: rows, scripts: scripts)
    }
}

extension GrowthResult.OfScenario {
    fileprivate var contract: GrowthScenario? {
        feature.contract.growthScripts.first { $0.name == script }
    }
}

extension GrowthMeasurement.OfVariant {
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
            latency: try Growth(sizes: sizes, values: nanoseconds),
            allocations: try GrowthMeasurement.Allocations(
                sizes: sizes,
                processes: allocations,
                obstacle: obstacle
            )
        )
    }
}

extension GrowthMeasurement.Allocations {
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
        self = .perCall(first, try Growth(sizes: sizes, exactValues: first.map { max($0, 1) }))
    }
}
