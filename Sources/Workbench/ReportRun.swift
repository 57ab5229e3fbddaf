internal import CellLines
internal import Coverage
internal import Foundation
internal import Latency
internal import Matrix
internal import Mutation
internal import Provenance
package import Report
internal import Structure
internal import Toolchain
internal import Tracing

/// Measures cells and puts the figures into a report.
@MainActor
package struct ReportRun {
    let settings: Settings
    let packageRoot: String
    let progress: any RunProgress

    package init(settings: Settings, packageRoot: String, progress: any RunProgress) {
        self.settings = settings
        self.packageRoot = packageRoot
        self.progress = progress
    }

    var cells: [Cell] { settings.rows.cells }

    var wanted: Set<Measure> { settings.wanted }

    /// Measures everything that is asked for, unless an earlier run did and nothing has changed.
    package func run() async throws(WorkbenchError) -> Report {
        let needsTools = !wanted.isDisjoint(with: Measure.built)
        let toolchain = needsTools ? try await findToolchain() : nil
        let source = await SourceState.of(packageRoot)
        var cache = await CachedMeasures(run: self, toolchain: toolchain, source: source)
        let earlierSameness: [SamenessRecord]? = await cache.find(.sameness)
        let earlierCoverage: [CellCoverage]? = await cache.find(.coverage)
        let earlierStructure: [CellStructure]? = await cache.find(.structure)
        let earlierMutation: [CellMutation]? = await cache.find(.mutation)
        let earlierInstructions: InstructionMeasurement? = await cache.find(.instructions)
        let earlierGrowth: GrowthMeasurement? = await cache.find(.growth)
        let earlierTrace: TraceMeasurement? = await cache.find(.trace)
        let earlierLatency: LatencyMeasurement? = await cache.find(.latency)

        var steps = Steps(measures: wanted.subtracting(cache.found), progress: progress)
        let sameness = try await cache.figures(of: .sameness, earlier: earlierSameness) {
            () async throws(WorkbenchError) in
            try await playScripts(with: toolchain, &steps)
        }
        let lines = try await cache.figures(of: .lines, earlier: nil) {
            () async throws(WorkbenchError) in
            try await countLines(&steps)
        }
        let complexity = try await cache.figures(of: .complexity, earlier: nil) {
            () throws(WorkbenchError) in
            try countComplexity(&steps)
        }
        let coverage = try await cache.figures(of: .coverage, earlier: earlierCoverage) {
            () async throws(WorkbenchError) in
            try await measureCoverage(with: toolchain, &steps)
        }
        let structure = try await cache.figures(of: .structure, earlier: earlierStructure) {
            () async throws(WorkbenchError) in
            try await measureStructure(with: toolchain, &steps)
        }
        let mutation = try await cache.figures(of: .mutation, earlier: earlierMutation) {
            () async throws(WorkbenchError) in
            try await measureMutation(with: toolchain, coverage: coverage.value ?? [], &steps)
        }
        let probe = try await buildProbe(with: toolchain, &steps)
        let instructions = try await cache.figures(
            of: .instructions,
            earlier: earlierInstructions
        ) { () async throws(WorkbenchError) in
            try await countInstructions(with: probe, &steps)
        }
        let growth = try await cache.figures(of: .growth, earlier: earlierGrowth) {
            () async throws(WorkbenchError) in
            try await measureGrowth(with: probe, &steps)
        }
        let latency = try await cache.figures(of: .latency, earlier: earlierLatency) {
            () async throws(WorkbenchError) in
            try await measureLatency(with: probe, &steps)
        }
        let trace = try await cache.figures(of: .trace, earlier: earlierTrace) {
            () async throws(WorkbenchError) in
            try await traceCalls(with: toolchain, &steps)
        }

        return Report(
            provenance: Provenance(
                program: settings.program,
                toolchain: toolchain?.version ?? "not needed by what was measured",
                machine: .current,
                origins: cache.allOrigins
            ),
            matrix: settings.rows,
            descriptions: settings.rows.features.map(FeatureDescription.init),
            sameness: sameness,
            lines: lines,
            complexity: complexity,
            structure: structure,
            coverage: coverage,
            mutation: mutation,
            latency: latency,
            instructions: instructions,
            growth: growth,
            trace: trace,
            noisePage: noisePage
        )
    }

    /// What `scripts/noise-trial` found out on this or another machine, which the page says.
    private var noisePage: String? {
        FileManager.default.contents(atPath: "\(packageRoot)/Reports/noise.md")
            .map { ReportFolder.withoutMark(String(decoding: $0, as: UTF8.self)) }
    }

    private func findToolchain() async throws(WorkbenchError) -> SwiftToolchain {
        do {
            let toolchain = try await SwiftToolchain.find(path: settings.path)
            if wanted.contains(.coverage) { try CoverageMeasure.checkTools(of: toolchain) }
            if wanted.contains(.structure) { try StructureMeasure.checkTools(of: toolchain) }
            return toolchain
        } catch {
            throw WorkbenchError(error)
        }
    }
}
