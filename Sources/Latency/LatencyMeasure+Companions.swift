internal import Foundation
package import Matrix
internal import Statistics
internal import Toolchain

/// Further measurements with the latency probe.
extension LatencyMeasure {
    /// Counts the instructions of each latency scenario, in one process per variant, as many at a
    /// time as there are processors, because counts do not depend on the load. The probe must have
    /// been built.
    ///
    /// - Parameters:
    ///   - lostFlagInterval: the number of steps after which one step arrives without its flag, to
    ///     verify that counts do not change; 0 for none, below a thousand million.
    ///   - symbolizer: the path of llvm-symbolizer, for the attribution; `nil` to skip it.
    ///   - progress: called with the number of finished variants.
    package func countInstructions(
        _ rows: [MatrixRow],
        lostFlagInterval: Int = 0,
        symbolizer: String? = nil,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(LatencyFailure) -> InstructionMeasurement {
        let counts = rows.variants.enumerated().map { index, variant in
            // All processes receive values of the same length.
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
                    // Random hashing would make lookups differ between runs.
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

    /// Returns the attribution of counted instructions. An error here does not affect the counts.
    private func shares(
        of result: InstructionResult,
        with attributor: InstructionAttributor?
    ) async -> Result<[[InstructionShare]], InstructionObstacle> {
        guard let attributor else {
            return .failure(InstructionObstacle("the toolchain has no llvm-symbolizer"))
        }
        guard case .counted(let method, _, let steps?) = result else {
            return .failure(InstructionObstacle("no steps were recorded"))
        }
        guard method == .singleStepping else {
            return .failure(
                InstructionObstacle(
                    "the processor's counter does not report addresses of instructions"
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

    /// Measures each scaling scenario at all its sizes, one process at a time. The probe must have
    /// been built.
    ///
    /// - Parameter progress: called before each process with the number of finished ones.
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

/// The counts of one process and the attribution of each body.
struct CountedVariant: Sendable {
    let result: InstructionResult
    /// The attribution, or the reason why it is not known.
    var shares: Result<[[InstructionShare]], InstructionObstacle> =
        .failure(InstructionObstacle("not requested"))
}
