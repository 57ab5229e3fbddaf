internal import Catalogue
internal import CellLines
internal import Coverage
internal import Foundation
internal import Latency
internal import LivingObjects
internal import Provenance
package import Report
internal import Sameness
internal import Scripts
internal import Toolchain
internal import Tracing

/// Measures cells and puts the figures into a report.
@MainActor
package struct ReportRun {
    private let settings: Settings
    private let packageRoot: String
    private let progress: any RunProgress

    package init(settings: Settings, packageRoot: String, progress: any RunProgress) {
        self.settings = settings
        self.packageRoot = packageRoot
        self.progress = progress
    }

    private var cells: [Cell] {
        settings.features.flatMap { feature in
            settings.variants.map { Cell(feature: feature, variant: $0) }
        }
    }

    private var needsTools: Bool {
        !settings.measures.isDisjoint(with: [.coverage, .trace]) || needsProbe
    }

    private var needsProbe: Bool {
        !settings.measures.isDisjoint(with: [.latency, .instructions, .growth])
    }

    /// Variants are proven to be the same before they are timed, asked for or not.
    private var playsScripts: Bool {
        settings.measures.contains(.sameness) || needsProbe
    }

    /// Measures everything that is asked for.
    package func run() async throws(WorkbenchError) -> Report {
        let loadBefore = Load.current
        let date = Date.now.formatted(.iso8601)
        let toolchain = needsTools ? try await findToolchain() : nil
        var steps = Steps(count: stepCount, progress: progress)
        let sameness = try await playScripts(&steps)
        let lines = try await countLines(&steps)
        let complexity = try countComplexity(&steps)
        let coverage = try await measureCoverage(with: toolchain, &steps)
        let probe = try await buildProbe(with: toolchain, &steps)
        let instructions = try await countInstructions(with: probe, &steps)
        let growth = try await measureGrowth(with: probe, &steps)
        let latency = try await measureLatency(with: probe, &steps)
        let trace = try await traceCalls(with: toolchain, &steps)
        let source = await SourceState.of(packageRoot)
        return Report(
            provenance: Provenance(
                date: date,
                program: settings.program,
                commit: source.commit,
                hasUncommittedChanges: source.hasUncommittedChanges,
                toolchain: toolchain?.version ?? "not needed by what was measured",
                machine: .current,
                loadBefore: loadBefore,
                loadAfter: .current
            ),
            features: settings.features,
            variants: settings.variants,
            sameness: sameness,
            lines: lines,
            complexity: complexity,
            coverage: coverage,
            latency: latency,
            instructions: instructions,
            growth: growth,
            trace: trace
        )
    }

    /// Numbers the steps of a run.
    private struct Steps {
        let count: Int
        let progress: any RunProgress
        private var number = 0

        init(count: Int, progress: any RunProgress) {
            self.count = count
            self.progress = progress
        }

        mutating func begin(_ description: String) {
            number += 1
            progress.begin(step: number, of: count, description)
        }
    }

    private var stepCount: Int {
        (playsScripts ? 1 : 0) + settings.measures.intersection([.lines, .complexity]).count
            + (settings.measures.contains(.coverage) ? 2 : 0)
            + (needsProbe ? 1 : 0)
            + settings.measures.intersection([.latency, .instructions, .growth, .trace]).count
    }

    private func findToolchain() async throws(WorkbenchError) -> SwiftToolchain {
        do {
            let toolchain = try await SwiftToolchain.find(path: settings.path)
            if settings.measures.contains(.coverage) {
                try CoverageMeasure.checkTools(of: toolchain)
            }
            return toolchain
        } catch {
            throw WorkbenchError(error)
        }
    }

    // MARK: - Measures

    private func playScripts(
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[SamenessRecord]> {
        guard playsScripts else { return .notMeasured }
        steps.begin("Playing scripts on all variants")
        defer { progress.end() }
        var records: [SamenessRecord] = []
        for feature in settings.features {
            progress.update(feature.contract.title)
            let run = CheckRun(feature: feature, variants: settings.variants)
            let named = try run.playNamedScripts()
            let random = try await run.playRandomScripts(
                count: settings.randomScripts,
                seed: settings.latency.seed,
                executable: settings.executable
            )
            let failures = named.failures + random.failures
            guard failures.isEmpty else { throw .notSame(failures) }
            records.append(
                SamenessRecord(
                    feature: feature,
                    namedScripts: named.scriptCount,
                    randomScripts: random.scriptCount,
                    events: named.eventCount + random.eventCount,
                    seed: settings.latency.seed,
                    seesLivingObjects: ObjectRecorder.isAvailable
                )
            )
        }
        return .figures(records)
    }

    private func countLines(
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellLines]> {
        guard settings.measures.contains(.lines) else { return .notMeasured }
        steps.begin("Counting lines")
        defer { progress.end() }
        let measure = CellLinesMeasure(packageRoot: packageRoot)
        var figures: [CellLines] = []
        for cell in cells {
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }

    private func countComplexity(
        _ steps: inout Steps
    ) throws(WorkbenchError) -> Measured<[CellComplexity]> {
        guard settings.measures.contains(.complexity) else { return .notMeasured }
        steps.begin("Counting complexity")
        defer { progress.end() }
        let measure = CellComplexityMeasure(packageRoot: packageRoot)
        var figures: [CellComplexity] = []
        for cell in cells {
            do {
                figures.append(try measure.measure(cell))
            } catch {
                throw .failed(error.description)
            }
        }
        return .figures(figures)
    }

    private func measureCoverage(
        with toolchain: SwiftToolchain?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<[CellCoverage]> {
        guard settings.measures.contains(.coverage), let toolchain else { return .notMeasured }
        let measure = CoverageMeasure(
            packageRoot: packageRoot,
            scratchFolder: "\(packageRoot)/.build/archbench/coverage",
            toolchain: toolchain
        )
        do {
            steps.begin("Building the tests with coverage")
            defer { progress.end() }
            try await measure.build()
        } catch {
            throw WorkbenchError(error)
        }
        steps.begin("Running the tests of each cell")
        defer { progress.end() }
        var figures: [CellCoverage] = []
        for (index, cell) in cells.enumerated() {
            progress.update("\(cell), \(index + 1) of \(cells.count)")
            do {
                figures.append(try await measure.measure(cell))
            } catch {
                throw WorkbenchError(error)
            }
        }
        return .figures(figures)
    }

    /// About how long measuring latency takes, rounded to what an estimate is worth.
    private var expectedSeconds: Int {
        let scripts = settings.features.reduce(0) { $0 + $1.contract.latencyScripts.count }
        let benches = scripts * (settings.variants.count + 1)
        let seconds = settings.latency.expectedSeconds(benches: benches)
        return max(Int((seconds / 5).rounded()) * 5, 5)
    }

    private func buildProbe(
        with toolchain: SwiftToolchain?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> LatencyMeasure? {
        guard needsProbe, let toolchain else { return nil }
        let probe = LatencyMeasure(
            packageRoot: packageRoot,
            scratchFolder: "\(packageRoot)/.build/archbench/latency",
            toolchain: toolchain
        )
        steps.begin("Building the probe")
        defer { progress.end() }
        do {
            try await probe.build()
        } catch {
            throw WorkbenchError(error)
        }
        return probe
    }

    private func countInstructions(
        with probe: LatencyMeasure?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<InstructionMeasurement> {
        guard settings.measures.contains(.instructions), let probe else { return .notMeasured }
        steps.begin("Counting instructions")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.countInstructions(
                    features: settings.features,
                    variants: settings.variants,
                    progress: { [progress, count = settings.variants.count] done in
                        progress.update("\(done) of \(count) variants done")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    private func measureGrowth(
        with probe: LatencyMeasure?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<GrowthMeasurement> {
        guard settings.measures.contains(.growth), let probe else { return .notMeasured }
        steps.begin("Measuring growth")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.measureGrowth(
                    features: settings.features,
                    variants: settings.variants,
                    settings: settings.growth,
                    progress: { [progress, count = settings.growth.processes] done in
                        progress.update("\(done) of \(count) processes done")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    private func measureLatency(
        with probe: LatencyMeasure?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<LatencyMeasurement> {
        guard settings.measures.contains(.latency), let probe else { return .notMeasured }
        steps.begin("Measuring latency, about \(expectedSeconds) s")
        defer { progress.end() }
        do {
            return .figures(
                try await probe.measure(
                    features: settings.features,
                    variants: settings.variants,
                    settings: settings.latency,
                    progress: { [progress, count = settings.latency.processes] done in
                        progress.update("process \(done + 1) of \(count)")
                    }
                )
            )
        } catch {
            throw WorkbenchError(error)
        }
    }

    private func traceCalls(
        with toolchain: SwiftToolchain?,
        _ steps: inout Steps
    ) async throws(WorkbenchError) -> Measured<TraceMeasurement> {
        guard settings.measures.contains(.trace), let toolchain else { return .notMeasured }
        steps.begin("Tracing calls")
        defer { progress.end() }
        return try await TraceRun.measure(
            settings.features,
            settings.variants,
            packageRoot: packageRoot,
            toolchain: toolchain
        )
    }
}
