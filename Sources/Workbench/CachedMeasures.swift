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
    /// When a measure began, and under which load.
    struct Start {
        let date: String
        let load: Load
    }

    private let run: ReportRun
    private let source: SourceState
    private let cache: FigureCache
    private var keys: [String: String] = [:]
    /// The measures whose figures were found.
    private(set) var found: Set<String> = []
    private var origins: [FigureOrigin] = []

    /// - Parameter source: the state of the sources that this run measures.
    init(run: ReportRun, toolchain: SwiftToolchain?, source: SourceState) async {
        self.run = run
        self.source = source
        let folder = "\(run.packageRoot)/.build/archbench/cache"
        cache = FigureCache(folder: folder)
        let hash = GitHash(folder: folder)
        let kept = run.wanted.filter { $0.dependencies != nil }
        guard
            !kept.isEmpty,
            let digests = try? await SourceDigests(packageRoot: run.packageRoot, hash: hash)
        else { return }
        let settings = run.settings
        let common = [
            settings.program, toolchain?.version ?? "no toolchain", Self.json(Machine.current),
            Self.json(settings.rows),
        ]
        for measure in kept {
            let own = measure.dependencies?(digests, settings) ?? []
            keys[measure.name] = (common + own).joined(separator: "\n")
        }
    }

    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The figures of a measure, where they are asked for, an earlier run made them, and everything
    /// is as it was.
    mutating func find<Value: Codable & Sendable>(_ measure: String) async -> Value? {
        guard
            !run.settings.isFresh, let key = keys[measure],
            let finding: FigureCache.Finding<Value> = try? await cache.find(measure, key: key)
        else { return nil }
        switch finding {
        case .entry(let entry):
            found.insert(measure)
            origins.append(entry.origin)
            run.progress.note(
                "Not measured again, since nothing changed: \(measure), of \(entry.origin.date)"
            )
            return entry.value
        case .nothing: return nil
        case .damaged:
            run.progress.note(
                "Warning: what was kept of \(measure) is damaged, so it is thrown away."
            )
            return nil
        }
    }

    /// Now.
    func start() -> Start {
        Start(date: Date.now.formatted(.iso8601), load: .current)
    }

    /// Keeps figures with the state of sources and machine that they come from.
    mutating func keep<Value: Codable & Sendable>(
        _ value: Value,
        of measure: String,
        since start: Start
    ) async {
        let origin = FigureOrigin(
            measure: measure,
            date: start.date,
            commit: source.commit,
            hasUncommittedChanges: source.hasUncommittedChanges,
            loadBefore: start.load,
            loadAfter: .current
        )
        origins.append(origin)
        if let key = keys[measure] { await cache.keep(value, key: key, origin: origin) }
    }

    /// Where the figures come from, in the order of pages.
    var allOrigins: [FigureOrigin] {
        MeasureKind.all.compactMap { kind in origins.first { $0.measure == kind.name } }
    }
}
