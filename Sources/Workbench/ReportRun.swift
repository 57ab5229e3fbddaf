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

    /// What is asked for and what that takes, in the order in which it runs.
    var wanted: [Measure] { settings.wanted }

    /// Measures everything that is asked for, unless an earlier run did and nothing has changed.
    package func run() async throws(WorkbenchError) -> Report {
        var tools = Tools()
        if wanted.contains(where: { $0.needs != nil }) {
            tools.foundToolchain = try await findToolchain()
        }
        let source = await SourceState.of(packageRoot)
        var cache = await CachedMeasures(run: self, toolchain: tools.foundToolchain, source: source)
        var report = Report(
            provenance: Provenance(
                program: settings.program,
                toolchain: tools.foundToolchain?.version ?? "not needed by what was measured",
                machine: .current,
                origins: []
            ),
            matrix: settings.rows,
            descriptions: settings.rows.features.map(FeatureDescription.init),
            noisePage: noisePage
        )
        for measure in wanted { await measure.find(&cache, &report) }
        let left = wanted.filter { !cache.found.contains($0.name) }
        var steps = Steps(measures: left, progress: progress)
        for measure in left {
            if measure.needs == .probe, tools.builtProbe == nil {
                tools.builtProbe = try await buildProbe(with: tools, &steps)
            }
            try await measure.make(self, tools, &cache, &report, &steps)
        }
        report.provenance.origins = cache.allOrigins
        return report
    }

    /// What `scripts/noise-trial` found out on this or another machine, which the page says.
    private var noisePage: String? {
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
