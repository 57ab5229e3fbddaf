package import InputFiles
package import Matrix
internal import Toolchain
package import Tracing

/// Plays scenarios for the demo on variants of a feature, each in a separate process.
package struct DemoRun: Sendable {
    /// The result of a scenario in each variant, in order.
    package typealias Outcome = [Result<DemoSteps, ApplicationError>]

    private let feature: Feature
    private let variants: [Variant]
    private let measure: TraceMeasure

    /// Builds the trace probe.
    ///
    /// - Parameters:
    ///   - packageRoot: the folder of `Package.swift`.
    ///   - path: the folders to search for tools.
    package static func prepare(
        _ feature: Feature,
        variants: [Variant],
        packageRoot: String,
        path: String,
        progress: any RunProgress
    ) async throws(ApplicationError) -> DemoRun {
        if let probe = ScenarioRunner.builtProbe(named: "TraceProbe") {
            let measure = TraceMeasure(builtProbe: probe)
            return DemoRun(feature: feature, variants: variants, measure: measure)
        }
        let measure = try await TraceRun(packageRoot: packageRoot, path: path, progress: progress)
            .build(for: feature, variants, step: 1, of: 1)
        return DemoRun(feature: feature, variants: variants, measure: measure)
    }

    /// Plays a scenario and returns the steps from one of its lines.
    ///
    /// - Parameters:
    ///   - scenario: JSON Lines, the opening first.
    ///   - start: the first line whose step is returned.
    package func show(_ scenario: [String], from start: Int) async -> Outcome {
        await withTaskGroup(of: (Int, Result<DemoSteps, ApplicationError>).self) { group in
            for (index, variant) in variants.enumerated() {
                group.addTask { (index, await show(scenario, from: start, on: variant)) }
            }
            var outcomes: [Int: Result<DemoSteps, ApplicationError>] = [:]
            for await (index, outcome) in group { outcomes[index] = outcome }
            return outcomes.sorted { $0.key < $1.key }.map(\.value)
        }
    }

    private func show(
        _ scenario: [String],
        from start: Int,
        on variant: Variant
    ) async -> Result<DemoSteps, ApplicationError> {
        let task = DemoTask(feature: feature, variant: variant, scenario: scenario, start: start)
        do {
            return .success(try await measure.show(task))
        } catch {
            return .failure(error.lastWords.map(ApplicationError.failed) ?? error)
        }
    }
}

extension ApplicationError {
    /// The last output of a process that ended early, such as the position and reason of a trap;
    /// `nil` for another error.
    fileprivate var lastWords: String? {
        guard case .commandFailed(let status) = kind else { return nil }
        let lines = details.joined().split(separator: "\n")
        let reason = lines.first { $0.contains("Fatal error") } ?? lines.last
        return reason.map(String.init) ?? "its process ended with status \(status)"
    }
}
