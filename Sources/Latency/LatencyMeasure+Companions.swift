internal import Foundation
package import Matrix
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
    ///     whether that changes a count; 0 for none, below a thousand million.
    ///   - progress: called when a variant is done, with how many are.
    package func countInstructions(
        _ rows: [MatrixRow],
        lostFlagInterval: Int = 0,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> InstructionMeasurement {
        let tasks = rows.variants.enumerated().map { index, variant in
            ProbeTask.instructions(
                InstructionRequest(
                    features: rows.filter { $0.variants.contains(variant) }.features,
                    variant: variant,
                    process: index
                )
            )
        }
        let results = try await ConcurrentRuns.results(of: tasks, progress: progress) {
            (task) async throws(LatencyFailure) -> InstructionResult in
            try await run(
                task,
                environment: [
                    // Tables of strings would look further in one run than in another.
                    "SWIFT_DETERMINISTIC_HASHING": "1",
                    InstructionRequest.lostFlagVariable: String(format: "%09d", lostFlagInterval),
                ]
            )
        }
        do {
            return try InstructionMeasurement(rows: rows, results: results)
        } catch {
            throw .notCounted(error)
        }
    }

    /// Measures each growth script at all its sizes, one process after the other. The probe must
    /// have been built.
    ///
    /// - Parameter progress: called before each process, with how many are done.
    package func measureGrowth(
        _ rows: [MatrixRow],
        settings: GrowthSettings,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> GrowthMeasurement {
        let (results, _): ([GrowthResult], String) = try await runOneByOne(
            (0..<settings.processes).map { process in
                .growth(
                    GrowthRequest(
                        rows: rows,
                        settings: settings,
                        process: process
                    )
                )
            },
            seed: settings.seed,
            progress: progress
        )
        do {
            return try GrowthMeasurement(settings: settings, rows: rows, results: results)
        } catch {
            throw .statistics(error)
        }
    }
}
