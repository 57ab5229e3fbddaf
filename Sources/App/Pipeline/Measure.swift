internal import Matrix
internal import Report
internal import Toolchain

/// A measurement: its requirements, cache dependencies and implementation. ``all`` is the list of
/// all measurements.
@MainActor
struct Measure {
    /// A requirement of a measurement.
    enum Need: Sendable {
        case toolchain
        /// The latency probe, and before it a proof that variants behave identically.
        case probe
    }

    /// The name of the corresponding ``MeasureKind``.
    let name: String
    /// The name in messages.
    var term: String { MetricName.term(for: name) }
    let needs: Need?
    /// The number of progress steps.
    let stepCount: Int
    /// Indicates whether quick runs include the measurement.
    let isQuick: Bool
    /// The duration per implementation or feature of a first full run on two cores of an AMD EPYC
    /// server processor. Estimates scale it by the durations of the finished steps.
    let typicalSeconds: Double
    /// The dependencies of the results in addition to machine, toolchain and the variants of a
    /// feature; `nil` if measuring is as fast as a cache lookup.
    let dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?
    /// Writes the sources of a build and returns the build.
    typealias BuildAhead =
        @MainActor (ReportRun, ReportRun.Tools) throws(PipelineError) -> @Sendable () async -> Void
    /// The build that can run in the background of other measurements; `nil` if it has to wait.
    let buildAhead: BuildAhead?
    /// Returns the cache units for the given rows.
    let units: ([MatrixRow]) -> [FigureUnit]
    /// Returns the reason why this machine cannot measure it; `nil` if it can, as far as that is
    /// known before the measurement.
    let obstacle: @Sendable (SwiftToolchain) -> String?
    /// Takes the cached results of earlier runs. With an obstacle, nothing else is measured.
    let begin: @MainActor (Measure, inout CachedMeasures, _ obstacle: String?) async -> MeasureTask

    /// Returns the reason why tools cannot be used, without a path, because pages print it; `nil`
    /// if they can be.
    nonisolated static func missingTool(
        _ check: () throws(ToolchainError) -> Void
    ) -> String? {
        do {
            try check()
            return nil
        } catch {
            if case .notFound(let tool, _) = error { return "the toolchain has no '\(tool)'" }
            return error.description
        }
    }

    init<Value: DivisibleFigures>(
        _ name: String,
        needs: Need? = nil,
        steps: Int = 1,
        isQuick: Bool = true,
        typicalSeconds: Double = 0,
        obstacle: @escaping @Sendable (SwiftToolchain) -> String? = { _ in nil },
        buildAhead: BuildAhead? = nil,
        dependsOn dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?,
        into figures: WritableKeyPath<Report, Measured<Value>>,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, inout ReportRun.Steps)
            async throws(PipelineError) -> Measured<Value>
    ) {
        self.name = name
        self.needs = needs
        stepCount = steps
        self.isQuick = isQuick
        self.typicalSeconds = typicalSeconds
        self.obstacle = obstacle
        self.buildAhead = buildAhead
        self.dependencies = dependencies
        units = Value.units
        begin = { measure, cache, obstacle in
            let units = measure.units(cache.rows)
            var found: [FigureUnit: Value] = await cache.find(measure)
            let isIncomplete = obstacle != nil && found.count < units.count
            if isIncomplete || Value.joined(units.compactMap { found[$0] }) == nil {
                found = [:]
                cache.forgetOrigins(of: measure)
            }
            return MeasureTask(
                measure: measure,
                units: units,
                found: found,
                figures: figures,
                obstacle: obstacle,
                run: run
            )
        }
    }
}
