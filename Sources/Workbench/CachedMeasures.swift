internal import Catalogue
internal import Foundation
internal import Latency
internal import Provenance
internal import Report
internal import Toolchain

/// The figures of earlier runs on this machine, as far as they hold for this one.
@MainActor
struct CachedMeasures {
    private let run: ReportRun
    private let date: String
    private let cache: FigureCache
    private var keys: [ReportRun.Measure: String] = [:]
    /// The measures whose figures were found.
    private(set) var found: Set<ReportRun.Measure> = []
    /// When the figures that were found were made.
    private(set) var dates: [EarlierFigures] = []

    /// - Parameter date: when this run began, in UTC.
    init(run: ReportRun, toolchain: SwiftToolchain?, date: String) async {
        self.run = run
        self.date = date
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
            Self.json(settings.features), Self.json(settings.variants),
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
            dates.append(EarlierFigures(measure: measure.rawValue, date: entry.date))
            run.progress.note(
                "Not measured again, since nothing changed: \(measure.rawValue), of \(entry.date)"
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

    /// Keeps figures that were measured now.
    func keep<Value: Codable & Sendable>(
        _ measured: Measured<Value>,
        of measure: ReportRun.Measure
    ) async {
        guard !found.contains(measure), let key = keys[measure], let value = measured.value else {
            return
        }
        await cache.keep(value, of: measure.rawValue, key: key, date: date)
    }
}
