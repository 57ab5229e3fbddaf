internal import Foundation
package import InputFiles
package import Matrix
internal import Statistics
internal import Toolchain

/// Further measurements with the run-time probe.
extension RunTimeMeasure {
    /// Counts the instructions of each latency scenario, in one process per implementation, as many
    /// at a time as there are processors, because counts do not depend on the load. The probe must
    /// have been built.
    ///
    /// - Parameters:
    ///   - symbolizer: the path of llvm-symbolizer, for the attribution; `nil` to skip it.
    ///   - progress: called with the number of finished implementations.
    package func countInstructions(
        _ rows: [MatrixRow],
        symbolizer: String? = nil,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> InstructionMeasurement {
        // Random hashing would make lookups differ between runs.
        let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]
        let test: InstructionResult = try await run(.instructionTest, environment: environment)
        if case .notAvailable(let obstacle) = test { throw .notCounted(obstacle) }
        let attributor = symbolizer.map {
            InstructionAttributor(symbolizer: $0, program: binary)
        }
        let requests = rows.implementations.enumerated().map { index, implementation in
            InstructionRequest(
                feature: implementation.feature,
                variant: implementation.variant,
                // Names have one length, so that a request is the same in every report.
                steps: attributor == nil ? nil : "steps-" + String(format: "%04d", index)
            )
        }
        defer {
            for name in requests.compactMap(\.steps) {
                guard let path = attributor?.path(ofSteps: name) else { continue }
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        let results = try await ConcurrentRuns.results(of: requests, progress: progress) {
            (request) async throws(ApplicationError) -> InstructionResult in
            try await run(.instructions(request), environment: environment)
        }
        let shares = await shares(of: zip(requests, results), with: attributor)
        do {
            return try InstructionMeasurement(
                rows: rows,
                results: zip(results, shares).map(CountedImplementation.init)
            )
        } catch {
            throw .notCounted(error)
        }
    }

    /// Returns the attribution of the counts of each process. An error here does not affect the
    /// counts.
    private func shares(
        of counted: Zip2Sequence<[InstructionRequest], [InstructionResult]>,
        with attributor: InstructionAttributor?
    ) async -> [Result<[[InstructionShare]], InstructionObstacle>] {
        let kept = counted.map { request, result -> Result<Kept, InstructionObstacle> in
            guard let name = request.steps else {
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
            return .success((steps, name))
        }
        let recorded = kept.compactMap { try? $0.get() }
        guard let attributor, !recorded.isEmpty else {
            return kept.map { $0.map { _ in [] } }
        }
        do throws(ApplicationError) {
            var shares = try await attributor.shares(of: recorded) {
                (request) async throws(ApplicationError) in
                try await run(.attribution(request))
            }[...]
            return kept.map { $0.map { _ in shares.removeFirst() } }
        } catch {
            return kept.map { _ in .failure(InstructionObstacle(error.description)) }
        }
    }

    private typealias Kept = (steps: InstructionResult.Steps, name: String)

    /// Measures each scaling scenario at all its sizes, one process at a time. The probe must have
    /// been built.
    ///
    /// - Parameter progress: called before each process with the number of finished ones.
    package func measureScaling(
        _ rows: [MatrixRow],
        settings: ScalingSettings,
        progress: @escaping @Sendable (Int) -> Void
    ) async throws(ApplicationError) -> ScalingMeasurement {
        let (results, _): ([ScalingResult], String) = try await runOneByOne(
            (0..<settings.processes).map { process in
                .scaling(
                    ScalingRequest(
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
            return try ScalingMeasurement(settings: settings, rows: rows, results: results)
        } catch {
            throw .statistics(error)
        }
    }
}

/// The counts of one implementation and the attribution of each body.
struct CountedImplementation: Sendable {
    let result: InstructionResult
    /// The attribution, or the reason why it is not known.
    var shares: Result<[[InstructionShare]], InstructionObstacle> =
        .failure(InstructionObstacle("not requested"))
}
