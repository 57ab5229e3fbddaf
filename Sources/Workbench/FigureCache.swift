internal import Foundation
internal import Provenance
internal import Toolchain

/// Figures of earlier runs, kept by the content of all that they depend on. Time stamps of sources
/// say nothing.
struct FigureCache: Sendable {
    /// Figures that were kept, with what they depend on and where they come from.
    struct Entry<Value: Codable & Sendable>: Codable, Sendable {
        /// All that the figures depend on, in words.
        let key: String
        let origin: FigureOrigin
        let value: Value
    }

    /// What is kept of one measure.
    enum Finding<Value: Codable & Sendable> {
        case entry(Entry<Value>)
        case nothing
        /// There was an entry that something else than archbench changed. It is gone now.
        case damaged
    }

    /// So many entries of one measure are kept, those that were made last.
    private static let capacity = 8

    private let folder: String
    private let hash: GitHash

    init(folder: String) {
        self.folder = folder
        hash = GitHash(folder: folder)
    }

    /// Looks for figures that were made where everything was the same.
    func find<Value>(
        _ measure: String,
        key: String
    ) async throws(GitHash.Failure) -> Finding<Value> {
        let path = try await path(of: measure, key: key)
        guard let data = FileManager.default.contents(atPath: path) else { return .nothing }
        // The first line is the digest of the rest.
        let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
        if lines.count == 2,
            try await hash.digest(of: lines[1]) == String(decoding: lines[0], as: UTF8.self),
            let entry = try? JSONDecoder().decode(Entry<Value>.self, from: lines[1]),
            entry.key == key
        {
            return .entry(entry)
        }
        try? FileManager.default.removeItem(atPath: path)
        return .damaged
    }

    /// Keeps figures. Where that is not possible nothing is lost but time.
    func keep<Value: Codable & Sendable>(
        _ value: Value,
        key: String,
        origin: FigureOrigin
    ) async {
        let entry = Entry(key: key, origin: origin, value: value)
        guard
            let path = try? await path(of: origin.measure, key: key),
            let content = try? JSONEncoder().encode(entry),
            let digest = try? await hash.digest(of: content)
        else { return }
        // Written whole or not at all.
        try? (Data("\(digest)\n".utf8) + content)
            .write(to: URL(fileURLWithPath: path), options: .atomic)
        removeOldEntries(of: origin.measure)
    }

    private func path(of measure: String, key: String) async throws(GitHash.Failure) -> String {
        "\(folder)/\(measure)-\(try await hash.digest(of: Data(key.utf8))).json"
    }

    private func removeOldEntries(of measure: String) {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        let entries = names.filter { $0.hasPrefix("\(measure)-") }.map { name in
            let path = "\(folder)/\(name)"
            let attributes = try? manager.attributesOfItem(atPath: path)
            return (path: path, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        let oldest = entries.sorted { $0.date > $1.date }.dropFirst(Self.capacity)
        for entry in oldest { try? manager.removeItem(atPath: entry.path) }
    }
}
