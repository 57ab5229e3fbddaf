internal import Latency
internal import Provenance
internal import Report
internal import Toolchain

/// How figures of one kind are made: what that takes, what they depend on, and what runs. ``all`` is
/// the one list of them.
@MainActor
struct Measure {
    /// What must be there before a measure can run.
    enum Need: Sendable {
        case toolchain
        /// The probe that times, and before that a proof that variants are the same.
        case probe
    }

    /// That of a ``MeasureKind``.
    let name: String
    let needs: Need?
    /// How many steps a person sees.
    let stepCount: Int
    /// Whether a quick run has it.
    let isQuick: Bool
    /// What its figures depend on besides machine, toolchain, features and variants; `nil` where they
    /// are made as fast as they would be found again.
    let dependencies: ((SourceDigests, ReportRun.Settings) -> [String])?
    /// Takes over the figures of an earlier run, where there are any.
    let find: @MainActor (inout CachedMeasures, inout Report) async -> Void
    /// Makes the figures and puts them into a report.
    let make:
        @MainActor (
            ReportRun, ReportRun.Tools, inout CachedMeasures, inout Report, inout ReportRun.Steps
        )
            async throws(WorkbenchError) -> Void

    init<Value: Codable & Hashable & Sendable>(
        _ name: String,
        needs: Need? = nil,
        steps: Int = 1,
        isQuick: Bool = true,
        dependsOn dependencies: ((SourceDigests, ReportRun.Settings) -> [String])?,
        into figures: WritableKeyPath<Report, Measured<Value>>,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, Report, inout ReportRun.Steps)
            async throws(WorkbenchError) -> Measured<Value>
    ) {
        self.name = name
        self.needs = needs
        stepCount = steps
        self.isQuick = isQuick
        self.dependencies = dependencies
        find = { cache, report in
            if let earlier: Value = await cache.find(name) {
                report[keyPath: figures] = .figures(earlier)
            }
        }
        make = {
            (owner, tools, cache, report, steps) async throws(WorkbenchError) in
            let start = cache.start()
            let measured = try await run(owner, tools, report, &steps)
            report[keyPath: figures] = measured
            guard let value = measured.value else { return }
            // Figures that make no sense would be found again and again.
            let kind = MeasureKind.all.first { $0.name == name }
            if let reason = kind?.inconsistency(report) {
                throw .fault(
                    "The figures of \(name) make no sense, so they are not kept: \(reason)."
                )
            }
            await cache.keep(value, of: name, since: start)
        }
    }
}
