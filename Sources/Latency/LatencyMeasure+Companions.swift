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
    ///   - symbolizer: the toolchain's program that names places, to find out whose the instructions
    ///     are; `nil` leaves that out.
    ///   - progress: called when a variant is done, with how many are.
    package func countInstructions(
        _ rows: [MatrixRow],
        lostFlagInterval: Int = 0,
        symbolizer: String? = nil,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> InstructionMeasurement {
        let counts = rows.variants.enumerated().map { index, variant in
            // Of one length for all, as all that a process is told.
            let path = "\(packageBuild.scratchFolder)/counted-" + String(format: "%02d", index)
            let attributor = symbolizer.map {
                InstructionAttributor(symbolizer: $0, program: binary, path: path)
            }
            let request = InstructionRequest(
                features: rows.filter { $0.variants.contains(variant) }.features,
                variant: variant,
                steps: attributor?.steps
            )
            return (request: request, attributor: attributor)
        }
        let results = try await ConcurrentRuns.results(of: counts, progress: progress) {
            (count) async throws(LatencyFailure) -> CountedVariant in
            defer { count.attributor?.clean() }
            let result: InstructionResult = try await run(
                .instructions(count.request),
                environment: [
                    // Tables of strings would look further in one run than in another.
                    "SWIFT_DETERMINISTIC_HASHING": "1",
                    InstructionRequest.lostFlagVariable: String(format: "%09d", lostFlagInterval),
                ]
            )
            return CountedVariant(
                result: result,
                shares: await shares(of: result, with: count.attributor)
            )
        }
        do {
            return try InstructionMeasurement(rows: rows, results: results)
        } catch {
            throw .notCounted(error)
        }
    }

    /// Whose the instructions are that a process counted. What goes wrong here leaves the counts.
    private func shares(
        of result: InstructionResult,
        with attributor: InstructionAttributor?
    ) async -> Result<[[InstructionShare]], InstructionObstacle> {
        guard let attributor else {
            return .failure(InstructionObstacle("the toolchain has no llvm-symbolizer"))
        }
        guard case .counted(let method, _, let steps?) = result else {
            return .failure(InstructionObstacle("no steps were kept"))
        }
        guard method == .singleStepping else {
            return .failure(
                InstructionObstacle(
                    "the processor's counter does not tell where instructions stand"
                )
            )
        }
        do throws(LatencyFailure) {
            return .success(
                try await attributor.shares(of: steps) { (request) async throws(LatencyFailure) in
                    try await run(.attribution(request))
                }
            )
        } catch {
            return .failure(InstructionObstacle(error.description))
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

/// What one process counted, and whose the instructions of each body are.
struct CountedVariant: Sendable {
    let result: InstructionResult
    /// Or why it is not known.
    var shares: Result<[[InstructionShare]], InstructionObstacle> =
        .failure(InstructionObstacle("nobody asked"))
}
