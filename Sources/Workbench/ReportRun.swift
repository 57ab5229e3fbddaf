internal import Catalogue
internal import CellLines
internal import Coverage
internal import Foundation
internal import Latency
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

    var cells: [Cell] {
        settings.features.flatMap { feature in
            settings.variants.map { Cell(feature: feature, variant: $0) }
        }
    }

    /// What is asked for, and what that takes: variants are proven to be the same before they are
    /// timed.
    var wanted: Set<Measure> {
        settings.measures.isDisjoint(with: Measure.timed)
            ? settings.measures : settings.measures.union([.sameness])
    }

    /// Measures everything that is asked for, unless an earlier run did and nothing has changed.
    package func run() async throws(WorkbenchError) -> Report {
        let loadBefore = Load.current
        let date = Date.now.formatted(.iso8601)
        let needsTools = !wanted.isDisjoint(with: Measure.built)
        let toolchain = needsTools ? try await findToolchain() : nil
        var cache = await CachedMeasures(run: self, toolchain: toolchain, date: date)
        let earlierSameness: [SamenessRecord]? = await cache.find(.sameness)
        let earlierCoverage: [CellCoverage]? = await cache.find(.coverage)
        let earlierStructure: [CellStructure]? = await cache.find(.structure)
        let earlierMutation: [CellMutation]? = await cache.find(.mutation)
        let earlierInstructions: InstructionMeasurement? = await cache.find(.instructions)
        let earlierGrowth: GrowthMeasurement? = await cache.find(.growth)
        let earlierTrace: TraceMeasurement? = await cache.find(.trace)
        let earlierLatency: LatencyMeasurement? = await cache.find(.latency)

        var steps = Steps(measures: wanted.subtracting(cache.found), progress: progress)
        let sameness = try await playScripts(&steps).or(earlierSameness)
        let lines = try await countLines(&steps)
        let complexity = try countComplexity(&steps)
        await cache.keep(sameness, of: .sameness)
        let coverage = try await measureCoverage(with: toolchain, &steps).or(earlierCoverage)
        await cache.keep(coverage, of: .coverage)
        let structure = try await measureStructure(with: toolchain, &steps).or(earlierStructure)
        await cache.keep(structure, of: .structure)
        let mutation = try await measureMutation(with: toolchain, &steps).or(earlierMutation)
        await cache.keep(mutation, of: .mutation)
        let probe = try await buildProbe(with: toolchain, &steps)
        let instructions = try await countInstructions(with: probe, &steps).or(earlierInstructions)
        await cache.keep(instructions, of: .instructions)
        let growth = try await measureGrowth(with: probe, &steps).or(earlierGrowth)
        await cache.keep(growth, of: .growth)
        let latency = try await measureLatency(with: probe, &steps).or(earlierLatency)
        await cache.keep(latency, of: .latency)

        let trace = try await traceCalls(with: toolchain, &steps).or(earlierTrace)
        await cache.keep(trace, of: .trace)

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
                loadAfter: .current,
                earlierFigures: cache.dates
            ),
            features: settings.features,
            variants: settings.variants,
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
            .map { String(decoding: $0, as: UTF8.self) }
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

extension Measured {
    /// These figures, or others where it was not measured.
    fileprivate func or(_ other: Value?) -> Measured {
        if case .notMeasured = self, let other { .figures(other) } else { self }
    }
}
