internal import Foundation
internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import Toolchain

/// The cached results of earlier runs on this machine that are valid for this run, and the
/// provenance of each result of this run.
@MainActor
struct CachedResults {
    /// The start time of a measurement, with the load at that time.
    struct Start {
        let date: String
        let load: Load
    }

    private let run: ReportRun
    private let source: SourceState
    private let cache: ResultCache
    /// The digests of the sources; `nil` if results cannot be cached.
    private let digests: SourceDigests?
    private let common: [String]
    private let contents: ResultCache.Contents
    private var origins: [MeasurementOrigin] = []

    /// - Parameters:
    ///   - source: the state of the sources that this run measures.
    ///   - digests: the digests of those sources.
    ///   - contents: the cached results of earlier runs.
    init(
        run: ReportRun,
        toolchain: SwiftToolchain?,
        source: SourceState,
        digests: SourceDigests?,
        contents: ResultCache.Contents
    ) {
        self.run = run
        self.source = source
        self.digests = digests
        cache = ResultCache(folder: Self.folder(of: run))
        self.contents = contents
        common = [
            run.settings.program, toolchain?.version ?? "no toolchain", Self.json(Machine.current),
        ]
    }

    private static func folder(of run: ReportRun) -> String {
        "\(run.packageRoot)/.build/archbench/values"
    }

    /// Returns the cached results for the measurements of a run; none for a run with `--fresh`.
    static func contents(for run: ReportRun) async -> ResultCache.Contents {
        guard !run.settings.isFresh else { return ResultCache.Contents() }
        let subjects = run.wanted.filter { $0.dependencies != nil }.flatMap { measurement in
            measurement.units(run.settings.rows).map {
                ResultCache.Subject(metric: measurement.metric, slug: $0.slug)
            }
        }
        return ResultCache(folder: folder(of: run)).contents(of: subjects)
    }

    /// Returns the digests that identify the results of a run; `nil` if it caches none.
    static func digests(for run: ReportRun) async -> SourceDigests? {
        guard run.wanted.contains(where: { $0.dependencies != nil }) else { return nil }
        let rows = run.settings.rows
        return await SourceDigests(
            units: rows.implementations.map(ResultUnit.implementation)
                + rows.features.map(ResultUnit.feature),
            packageRoot: run.packageRoot
        )
    }

    /// Returns the digests of all dependencies of latency ratios except the machine, by the name of
    /// the feature; empty if they are not known.
    func latencyDigests(toolchain: SwiftToolchain?) -> [String: String] {
        guard let digests, let toolchain else { return [:] }
        return digests.ofLatency(toolchain: toolchain.version)
    }

    var rows: [MatrixRow] { run.settings.rows }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Returns the cache key of a unit; `nil` if its results are not cached.
    private func key(of measurement: MetricMeasurement, _ unit: ResultUnit) -> ResultCache.Key? {
        guard let dependencies = measurement.dependencies, let digests = digests?[unit] else {
            return nil
        }
        // Results of an implementation do not depend on other variants; those of a feature do.
        let company =
            switch unit {
            case .implementation: [String]()
            case .feature(let feature):
                [Self.json(rows.variants(of: feature))]
            }
        let own = dependencies(digests, run.settings)
        return ResultCache.Key(
            subject: ResultCache.Subject(metric: measurement.metric, slug: unit.slug),
            dependencies: (common + company + own).joined(separator: "\n")
        )
    }

    /// Returns the cached results of a measurement whose dependencies are unchanged.
    mutating func find<Value: Codable & Sendable>(_ measurement: MetricMeasurement) async
        -> [ResultUnit: Value]
    {
        let units = measurement.units(rows)
        let kept = units.map { unit in
            (unit: unit, content: key(of: measurement, unit).map { contents[$0] } ?? .nothing)
        }
        let entries = await ConcurrentRuns.results(of: kept) { kept -> ResultCache.Entry<Value>? in
            guard case .entry(let json) = kept.content else { return nil }
            // Another version may have written an entry with the same key.
            return try? JSONDecoder().decode(ResultCache.Entry<Value>.self, from: json)
        }
        for case (let unit, .damaged) in kept {
            run.progress.note(
                "Warning: the cached \(measurement.metric.rawValue) result of \(unit.title) is damaged and "
                    + "ignored."
            )
        }
        var found: [ResultUnit: Value] = [:]
        for (unit, entry) in zip(units, entries) {
            guard let entry else { continue }
            found[unit] = entry.value
            add(entry.origin)
        }
        let dates = entries.compactMap { $0?.origin.date }
        if let first = dates.min(), let last = dates.max() {
            let part = found.count == units.count ? "" : " of \(found.count) of \(units.count)"
            run.progress.note(
                "From the cache, because nothing changed: \(measurement.metric.rawValue)\(part), measured "
                    + first
                    + (first == last ? "" : " to \(last)")
            )
        }
        return found
    }

    /// Returns the current time and load.
    func start() -> Start {
        Start(date: Date.now.formatted(.iso8601), load: .current)
    }

    /// Stores results with their provenance.
    mutating func keep<Value: Codable & Sendable>(
        _ parts: [(unit: ResultUnit, value: Value)],
        of measurement: MetricMeasurement,
        since start: Start
    ) async {
        let load = Load.current
        func origin(_ units: [ResultUnit]) -> MeasurementOrigin {
            MeasurementOrigin(
                metric: measurement.metric,
                subjects: units.map(\.title),
                date: start.date,
                commit: source.commit,
                hasUncommittedChanges: source.hasUncommittedChanges,
                loadBefore: start.load,
                loadAfter: load
            )
        }
        add(origin(parts.map(\.unit)))
        cache.keep(
            parts.compactMap { part in
                key(of: measurement, part.unit).map { key in
                    (key, ResultCache.Entry(origin: origin([part.unit]), value: part.value))
                }
            }
        )
    }

    private mutating func add(_ origin: MeasurementOrigin) {
        if let index = origins.firstIndex(where: { $0.isSame(as: origin) }) {
            origins[index].subjects += origin.subjects
        } else {
            origins.append(origin)
        }
    }

    /// Removes the provenance of a measurement whose results are all measured again.
    mutating func forgetOrigins(of measurement: MetricMeasurement) {
        origins.removeAll { $0.metric == measurement.metric }
    }

    /// The provenance of the results, in the order of pages.
    var allOrigins: [MeasurementOrigin] {
        Metric.allCases.flatMap { metric in origins.filter { $0.metric == metric } }
    }
}
