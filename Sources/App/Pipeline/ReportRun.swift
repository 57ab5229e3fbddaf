internal import Foundation
package import InputFiles
internal import Matrix
internal import Mutation
package import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Toolchain
internal import Tracing

/// Measures implementations and puts the results into a report.
@MainActor
package struct ReportRun {
    private(set) var settings: Settings
    /// The measured implementations.
    private(set) var implementations: [Implementation]
    let packageRoot: String
    let progress: any RunProgress
    private let tools: Tools
    /// The reasons why requested metrics cannot be measured, by metric.
    private let obstacles: [Metric: String]

    /// Finds the toolchain, and reports each metric that cannot be measured. The other metrics are
    /// still measured.
    package init(
        settings: Settings,
        packageRoot: String,
        progress: any RunProgress
    ) async throws(ApplicationError) {
        self.settings = settings
        implementations = settings.rows.implementations
        self.packageRoot = packageRoot
        self.progress = progress
        var tools = Tools()
        var obstacles: [Metric: String] = [:]
        if settings.wanted.contains(where: { $0.needs != nil }) {
            let toolchain = try await SwiftToolchain.found(on: settings.path)
            tools.foundToolchain = toolchain
            for measurement in settings.wanted {
                guard let obstacle = measurement.obstacle(toolchain) else { continue }
                obstacles[measurement.metric] = obstacle
                progress.note("\(measurement.metric.rawValue): not available: \(obstacle)")
            }
        }
        self.tools = tools
        self.obstacles = obstacles
    }

    /// The scope of the report, without metrics that cannot be measured.
    package var scope: ReportScope {
        ReportScope(
            settings.rows,
            metrics: Set(wanted.map(\.metric)).subtracting(obstacles.keys)
        )
    }

    /// Returns the same run for some implementations, or for some features with all their
    /// implementations.
    func narrowed(to units: [ResultUnit]) -> ReportRun {
        var run = self
        run.settings.rows.removeAll { row in !units.contains { $0.feature == row.feature } }
        let implementations = units.compactMap(\.implementation)
        run.implementations =
            implementations.isEmpty ? run.settings.rows.implementations : implementations
        return run
    }

    /// The measurements in the order in which they run.
    var wanted: [MetricMeasurement] { settings.wanted }

    /// Measures all requested results that are not cached.
    ///
    /// - Parameter publish: receives the partial report after the fast metrics, and again after
    ///   each slow one. It is not called if everything is cached.
    package func run(
        publish: (Report) async -> Void = { _ in }
    ) async throws(ApplicationError) -> Report {
        // Locked before the cache is read, because another command may be filling it.
        let lock =
            tools.foundToolchain == nil
            ? nil : try await CloneLock.hold(in: packageRoot, note: progress.note)
        defer { lock?.release() }
        async let foundSource = SourceState.of(packageRoot)
        async let digests = CachedResults.digests(for: self)
        async let contents = CachedResults.contents(for: self)
        var tools = tools
        var cache = await CachedResults(
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
            descriptions: settings.rows.features.map(FeatureDescription.init)
        )
        report.sourceDigests = cache.latencyDigests(toolchain: tools.foundToolchain)
        var tasks: [MeasurementTask] = []
        for measurement in wanted {
            tasks.append(
                await measurement.begin(measurement, &cache, obstacles[measurement.metric])
            )
        }
        for measurement in wanted { report.markPending(measurement.metric) }
        var steps = Steps(tasks, run: self)
        let ahead = BuildsAhead(tasks, run: self, tools: tools)
        do throws(ApplicationError) {
            // Cached results, and reasons of missing ones, are in the first pages.
            for task in tasks where task.missing.isEmpty {
                try await task.complete(self, tools, &cache, &report, &steps)
            }
            for task in tasks where !task.missing.isEmpty {
                if task.measurement.pace != .fast {
                    report.provenance.origins = cache.allOrigins
                    await publish(report)
                }
                if task.measurement.needs == .probe, tools.builtProbe == nil {
                    tools.builtProbe = try await buildProbe(with: tools, &steps)
                }
                if [.idleToolchain, .probe].contains(task.measurement.needs) {
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
}

extension ReportRun {
    /// Returns a build of all implementations with their tests, which writes their index and
    /// measures coverage, in a folder that keeps unchanged products.
    func implementationBuild(
        with toolchain: SwiftToolchain
    ) throws(ApplicationError) -> PackageBuild {
        try ImplementationBuild(
            implementations: implementations,
            packageRoot: packageRoot,
            purpose: .tests
        )
        .packageBuild(with: toolchain)
    }
}
