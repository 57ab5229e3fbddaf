package import Matrix
internal import Scenarios
package import Statistics

/// The results of the scaling measurement.
package struct ScalingMeasurement: Hashable, Sendable, Codable {
    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// One sentence about the call, and the data that has the size.
        package let summary: String
        package let sizes: [Int]
        /// The results for each variant of the feature.
        package let variants: [OfVariant]

        package init(
            feature: Feature,
            scenario: String,
            summary: String,
            sizes: [Int],
            variants: [OfVariant]
        ) {
            self.feature = feature
            self.scenario = scenario
            self.summary = summary
            self.sizes = sizes
            self.variants = variants
        }
    }

    package struct OfVariant: Hashable, Sendable, Codable {
        /// The time for each size: the median over rounds, then over processes.
        package let nanosecondsPerCall: [Double]
        package let latency: Scaling
        package let allocations: Allocations

        package init(
            nanosecondsPerCall: [Double],
            latency: Scaling,
            allocations: Allocations
        ) {
            self.nanosecondsPerCall = nanosecondsPerCall
            self.latency = latency
            self.allocations = allocations
        }
    }

    /// The allocations of one call at each size.
    package enum Allocations: Hashable, Sendable, Codable {
        case perCall([Double], Scaling)
        /// Allocations were not counted; the reason in words that follow “since”.
        case notAvailable(String)
    }

    package let settings: ScalingSettings
    package let rows: [MatrixRow]
    package let scenarios: [OfScenario]

    package init(settings: ScalingSettings, rows: [MatrixRow], scenarios: [OfScenario]) {
        self.settings = settings
        self.rows = rows
        self.scenarios = scenarios
    }
}

extension ScalingMeasurement {
    /// Smaller sizes do not fill a screen, so they say nothing about scaling with the data.
    package static let smallestSize = 100

    /// The scaling of a value over the sizes that fill a screen.
    package struct JudgedScaling: Hashable, Sendable {
        /// The value at the largest size ÷ that at the smallest.
        package let increase: Double
        /// The exponent k in value ∝ sizeᵏ that decides, with its 95 % confidence interval.
        package let exponent: ScalingExponent
        /// Indicates whether the exponent is that of a fitted curve above a constant part.
        package let isFitted: Bool
        package let verdict: Scaling.Verdict
    }
}

extension ScalingMeasurement.OfScenario {
    /// The indices of the sizes that fill a screen; all if fewer than two do.
    package var shownSizes: [Int] {
        let shown = sizes.indices.filter { sizes[$0] >= ScalingMeasurement.smallestSize }
        return shown.count > 1 ? shown : Array(sizes.indices)
    }

    /// Returns how values at all sizes scale, of which the smallest sizes do not count.
    package func scaling(of values: [Double], _ scaling: Scaling)
        -> ScalingMeasurement.JudgedScaling
    {
        let shown = shownSizes.filter(values.indices.contains).map { values[$0] }
        let smallest = shown.first ?? 0
        let increase = smallest > 0 ? (shown.last ?? 0) / smallest : scaling.increase
        let basis = scaling.basis(increase: increase)
        return ScalingMeasurement.JudgedScaling(
            increase: increase,
            exponent: scaling.exponent(of: basis),
            isFitted: basis == .fit,
            verdict: scaling.verdict(increase: increase)
        )
    }
}

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
                        nanoseconds: results.map {
                            $0.scenarios[index].nanosecondsPerCall[variant]
                        },
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
