internal import CellSources
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

/// Measures implementations and puts the results into a report.
@MainActor
package struct ReportRun {
    private(set) var settings: Settings
    /// The measured implementations.
    private(set) var cells: [Cell]
    let packageRoot: String
    let progress: any RunProgress

    package init(settings: Settings, packageRoot: String, progress: any RunProgress) {
        self.settings = settings
        cells = settings.rows.cells
        self.packageRoot = packageRoot
        self.progress = progress
    }

    /// Returns the same run for some implementations, or for some features with all their
    /// implementations.
    func narrowed(to units: [FigureUnit]) -> ReportRun {
        var run = self
        run.settings.rows.removeAll { row in !units.contains { $0.feature == row.feature } }
        let cells = units.compactMap(\.cell)
        run.cells = cells.isEmpty ? run.settings.rows.cells : cells
        return run
    }

    /// The measurements in the order in which they run.
    var wanted: [Measure] { settings.wanted }

    /// Measures everything that is requested and not cached.
    ///
    /// - Parameter publish: receives the partial report as soon as the fast metrics are there, and again
    ///   after each slow one. It is not called if everything is cached.
    package func run(
        publish: (Report) async -> Void = { _ in }
    ) async throws(WorkbenchError) -> Report {
        async let foundSource = SourceState.of(packageRoot)
        async let digests = CachedMeasures.digests(for: self)
        async let contents = CachedMeasures.contents(for: self)
        var tools = Tools()
        var lock: FileLock?
        defer { lock?.release() }
        if wanted.contains(where: { $0.needs != nil }) {
            tools.foundToolchain = try await findToolchain()
            lock = try await CloneLock.hold(in: packageRoot, note: progress.note)
        }
        var cache = await CachedMeasures(
            run: self,
            toolchain: tools.foundToolchain,
            source: foundSource,
            digests: digests,
            contents: contents
        )
        var report = Report(
            provenance: Provenance(
                program: settings.program,
                toolchain: tools.foundToolchain?.version ?? "not needed",
                machine: .current,
                origins: []
            ),
            matrix: settings.rows,
            descriptions: settings.rows.features.map(FeatureDescription.init),
            noisePage: Self.noisePage(in: packageRoot)
        )
        var tasks: [MeasureTask] = []
        for measure in wanted { tasks.append(await measure.begin(measure, &cache)) }
        for kind in MeasureKind.all where wanted.contains(where: { $0.name == kind.name }) {
            kind.markPending(&report)
        }
        let isCached = tasks.allSatisfy(\.missing.isEmpty)
        var steps = Steps(tasks, run: self)
        let ahead = BuildsAhead(tasks, run: self, tools: tools)
        do throws(WorkbenchError) {
            for task in tasks {
                if Measure.slow.contains(task.measure.name), !isCached {
                    report.provenance.origins = cache.allOrigins
                    await publish(report)
                }
                if task.measure.needs == .probe && !task.missing.isEmpty {
                    if tools.builtProbe == nil {
                        tools.builtProbe = try await buildProbe(with: tools, &steps)
                    }
                    await ahead.finish()
                }
                try await task.complete(self, tools, &cache, &report, &steps)
                steps.end(task)
            }
        } catch {
            await ahead.finish()
            throw error
        }
        report.provenance.origins = cache.allOrigins
        return report
    }

    /// Returns the page of `scripts/noise-trial` from this or another machine.
    ///
    /// - Parameter packageRoot: the folder of `Package.swift`.
    package static func noisePage(in packageRoot: String) -> String? {
        FileManager.default.contents(atPath: "\(packageRoot)/Reports/noise.md")
            .map { ReportFolder.withoutMark(String(decoding: $0, as: UTF8.self)) }
    }

    private func findToolchain() async throws(WorkbenchError) -> SwiftToolchain {
        do {
            let toolchain = try await SwiftToolchain.find(path: settings.path)
            if wanted.contains(where: { $0.name == "coverage" }) {
                try CoverageMeasure.checkTools(of: toolchain)
            }
            if wanted.contains(where: { $0.name == "structure" }) {
                try StructureMeasure.checkTools(of: toolchain)
            }
            return toolchain
        } catch {
            throw WorkbenchError(error)
        }
    }
}
