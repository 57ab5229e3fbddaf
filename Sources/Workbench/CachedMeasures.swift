internal import Foundation
internal import Latency
internal import Matrix
internal import Provenance
internal import Report
internal import Toolchain

/// The figures of earlier runs on this machine, as far as they hold for this one, and where each
/// figure of this run comes from.
@MainActor
struct CachedMeasures {
    private let run: ReportRun
    private let source: SourceState
    private let cache: FigureCache
    private var keys: [ReportRun.Measure: String] = [:]
    /// The measures whose figures were found.
    private(set) var found: Set<ReportRun.Measure> = []
    private var origins: [FigureOrigin] = []

    /// - Parameter source: the state of the sources that this run measures.
    init(run: ReportRun, toolchain: SwiftToolchain?, source: SourceState) async {
        self.run = run
        self.source = source
        let folder = "\(run.packageRoot)/.build/archbench/cache"
        cache = FigureCache(folder: folder)
        let hash = GitHash(folder: folder)
        guard
            run.wanted.contains(where: \.isCached),
            let digests = try? await SourceDigests(packageRoot: run.packageRoot, hash: hash)
        else { return }
        let settings = run.settings
        let common = [
            settings.program, toolchain?.version ?? "no toolchain", Self.json(Machine.current),
            Self.json(settings.rows),
        ]
        for measure in run.wanted where measure.isCached {
            let own = Self.dependencies(of: measure, digests, settings)
            keys[measure] = (common + own).joined(separator: "\n")
        }
    }

    /// What the figures of a measure depend on besides machine, toolchain, features and variants.
    private static func dependencies(
        of measure: ReportRun.Measure,
        _ digests: SourceDigests,
        _ settings: ReportRun.Settings
    ) -> [String] {
        switch measure {
        case .lines, .complexity, .coverage, .structure, .mutation: [digests.codeByLine]
        case .sameness: [digests.code, "\(settings.randomScripts)", "\(settings.latency.seed)"]
        case .instructions, .trace: [digests.code]
        case .growth: [digests.code, json(settings.growth)]
        case .latency: [digests.code, json(settings.latency)]
        }
    }

    private static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The figures of a measure, where they are asked for, an earlier run made them, and everything
    /// is as it was.
    mutating func find<Value: Codable & Sendable>(_ measure: ReportRun.Measure) async -> Value? {
        guard
            !run.settings.isFresh, let key = keys[measure],
            let finding: FigureCache.Finding<Value> =
                try? await cache.find(measure.rawValue, key: key)
        else { return nil }
        switch finding {
        case .entry(let entry):
            found.insert(measure)
            origins.append(entry.origin)
            run.progress.note(
                "Not measured again, since nothing changed: \(measure.rawValue), of "
                    + entry.origin.date
            )
            return entry.value
        case .nothing: return nil
        case .damaged:
            run.progress.note(
                "Warning: what was kept of \(measure.rawValue) is damaged, so it is thrown away."
            )
            return nil
        }
    }

    /// The figures that an earlier run made, where there are any; else those that are made now, which
    /// are kept with the state of sources and machine that they come from.
    mutating func figures<Value: Codable & Sendable>(
        of measure: ReportRun.Measure,
        earlier: Value?,
        make: () async throws(WorkbenchError) -> Measured<Value>
    ) async throws(WorkbenchError) -> Measured<Value> {
        if let earlier { return .figures(earlier) }
        let date = Date.now.formatted(.iso8601)
        let loadBefore = Load.current
        let measured = try await make()
        guard let value = measured.value else { return measured }
        let origin = FigureOrigin(
            measure: measure.rawValue,
            date: date,
            commit: source.commit,
            hasUncommittedChanges: source.hasUncommittedChanges,
            loadBefore: loadBefore,
            loadAfter: .current
        )
        origins.append(origin)
        if let key = keys[measure] { await cache.keep(value, key: key, origin: origin) }
        return measured
    }

    /// Where the figures come from, in the order of measures.
    var allOrigins: [FigureOrigin] {
        ReportRun.Measure.allCases.compactMap { measure in
            origins.first { $0.measure == measure.rawValue }
        }
    }
}
