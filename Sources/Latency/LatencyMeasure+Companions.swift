package import Catalogue
internal import Foundation
internal import Statistics
internal import Toolchain

/// What is measured with the same probe besides latency.
extension LatencyMeasure {
    /// Counts the instructions of each latency script, in one process a variant, as many at a time
    /// as there are processors: counts are the same however busy the machine is. The probe must have
    /// been built.
    ///
    /// - Parameters:
    ///   - lostFlagInterval: each so many steps one is made to arrive without its flag, to see
    ///     whether that changes a count; `nil` for none.
    ///   - progress: called when a variant is done, with how many are.
    package func countInstructions(
        features: [Feature],
        variants: [Variant],
        lostFlagInterval: Int? = nil,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> InstructionMeasurement {
        let results: [InstructionResult] = try await runProbes(
            variants.enumerated().map { index, variant in
                .instructions(
                    InstructionRequest(
                        features: features,
                        variant: variant,
                        process: index,
                        lostFlagInterval: lostFlagInterval
                    )
                )
            },
            // Tables of strings would look further in one run than in another.
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1"],
            progress: progress
        )
        do {
            return try InstructionMeasurement(variants: variants, results: results)
        } catch {
            throw .notCounted(error)
        }
    }

    /// Measures each growth script at all its sizes. The probe must have been built.
    ///
    /// - Parameter progress: called when a process is done, with how many are.
    package func measureGrowth(
        features: [Feature],
        variants: [Variant],
        settings: GrowthSettings,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> GrowthMeasurement {
        let results: [GrowthResult] = try await runProbes(
            (0..<settings.processes).map { process in
                .growth(
                    GrowthRequest(
                        features: features,
                        variants: variants,
                        settings: settings,
                        process: process
                    )
                )
            },
            environment: [:],
            progress: progress
        )
        do {
            return try GrowthMeasurement(settings: settings, variants: variants, results: results)
        } catch {
            throw .statistics(error)
        }
    }

    /// Runs several processes of the probe.
    ///
    /// - Returns: their results, in the order of the tasks.
    private func runProbes<Result: Decodable & Sendable>(
        _ tasks: [ProbeTask],
        environment: [String: String],
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> [Result] {
        try await ConcurrentRuns.results(of: tasks, progress: progress) {
            (task) async throws(LatencyFailure) -> Result in
            try await run(task, environment: environment)
        }
    }
}
