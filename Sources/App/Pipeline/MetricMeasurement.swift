internal import InputFiles
internal import Matrix
internal import Report
internal import Toolchain

/// A measurement: its requirements, cache dependencies and implementation. ``all`` is the list of
/// all measurements.
@MainActor
struct MetricMeasurement {
    /// A requirement of a measurement.
    enum Need: Sendable {
        case toolchain
        /// The toolchain, and no build in the background, because the measurement times something.
        case idleToolchain
        /// The run-time probe, and the toolchain to build it.
        case probe
    }

    /// The duration of a measurement compared with the others.
    enum Pace: CaseIterable, Sendable {
        case fast
        /// Seconds per implementation. The pages are written before the measurement.
        case slow
        /// Longer than all others. Quick runs exclude the measurement.
        case slowest
    }

    let metric: Metric
    let needs: Need?
    /// The measurements that have to run before this one, even if they are not requested.
    let requires: [MetricMeasurement]
    /// The metrics whose builds it uses, so that it runs after them.
    let follows: [Metric]
    /// The number of progress steps.
    let stepCount: Int
    let pace: Pace
    /// The duration per implementation or feature of a first full run on two cores of an AMD EPYC
    /// server processor. Estimates scale it by the durations of the finished steps.
    let typicalSeconds: (ReportRun.Settings) -> Double
    /// The dependencies of the results in addition to machine, toolchain and the variants of a
    /// feature; `nil` if measuring is as fast as a cache lookup.
    let dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?
    /// Writes the sources of a build and returns the build.
    typealias BuildAhead =
        @MainActor (ReportRun, ReportRun.Tools) throws(ApplicationError) ->
        @Sendable () async -> Void
    /// The build that can run in the background of other measurements; `nil` if it has to wait.
    let buildAhead: BuildAhead?
    /// Returns the cache units for the given rows.
    let units: ([MatrixRow]) -> [ResultUnit]
    /// Returns the reason why this machine cannot measure it; `nil` if it can, as far as that is
    /// known before the measurement.
    let obstacle: @Sendable (SwiftToolchain) -> String?
    /// Takes the cached results of earlier runs. With an obstacle, nothing else is measured.
    let begin:
        @MainActor (MetricMeasurement, inout CachedResults, _ obstacle: String?) async ->
            MeasurementTask

    /// Returns the reason why tools cannot be used, without a path, because pages print it; `nil`
    /// if they can be.
    nonisolated static func missingTool(
        _ check: () throws(ApplicationError) -> Void
    ) -> String? {
        do {
            try check()
            return nil
        } catch {
            if case .missingTool(let tool) = error.kind { return "the toolchain has no '\(tool)'" }
            return error.description
        }
    }

    init<Value: DivisibleResults>(
        _ metric: Metric,
        needs: Need? = nil,
        requires: [MetricMeasurement] = [],
        follows: [Metric] = [],
        steps: Int = 1,
        pace: Pace = .fast,
        typicalSeconds: @escaping (ReportRun.Settings) -> Double = { _ in 0 },
        obstacle: @escaping @Sendable (SwiftToolchain) -> String? = { _ in nil },
        buildAhead: BuildAhead? = nil,
        dependsOn dependencies: ((SourceDigests.OfUnit, ReportRun.Settings) -> [String])?,
        into values: WritableKeyPath<Report, Measured<Value>>,
        run:
            @escaping @MainActor (ReportRun, ReportRun.Tools, inout ReportRun.Steps)
            async throws(ApplicationError) -> Measured<Value>
    ) {
        self.metric = metric
        self.needs = needs
        self.requires = requires
        self.follows = follows
        stepCount = steps
        self.pace = pace
        self.typicalSeconds = typicalSeconds
        self.obstacle = obstacle
        self.buildAhead = buildAhead
        self.dependencies = dependencies
        units = Value.units
        begin = { measurement, cache, obstacle in
            let units = measurement.units(cache.rows)
            var found: [ResultUnit: Value] = await cache.find(measurement)
            let isIncomplete = obstacle != nil && found.count < units.count
            if isIncomplete || Value.joined(units.compactMap { found[$0] }) == nil {
                found = [:]
                cache.forgetOrigins(of: measurement)
            }
            return MeasurementTask(
                measurement: measurement,
                units: units,
                found: found,
                values: values,
                obstacle: obstacle,
                run: run
            )
        }
    }
}

extension MetricMeasurement {
    /// Returns the measurement of a metric. Each is in its own file in `Measurements`.
    static func of(_ metric: Metric) -> MetricMeasurement {
        switch metric {
        case .equivalence: .equivalence
        case .sources: .sources
        case .lines: .lines
        case .complexity: .complexity
        case .reuse: .reuse
        case .structure: .structure
        case .coverage: .coverage
        case .tests: .tests
        case .mutation: .mutation
        case .latency: .latency
        case .instructions: .instructions
        case .memory: .memory
        case .scaling: .scaling
        case .trace: .trace
        case .changes: .changes
        }
    }

    /// All measurements in the order in which they run: fast ones first, because their results are
    /// published before the others are measured, and each after those that it requires or follows.
    static let all: [MetricMeasurement] = {
        var all: [MetricMeasurement] = []
        @MainActor func add(_ measurement: MetricMeasurement) {
            guard !all.contains(where: { $0.metric == measurement.metric }) else { return }
            for earlier in measurement.requires { add(earlier) }
            for metric in measurement.follows { add(of(metric)) }
            all.append(measurement)
        }
        for pace in Pace.allCases {
            for metric in Metric.allCases where of(metric).pace == pace { add(of(metric)) }
        }
        return all
    }()
}
