internal import Foundation
internal import Provenance
internal import Toolchain

/// Figures of earlier runs, kept by the content of all that they depend on. Time stamps of sources
/// say nothing.
struct FigureCache: Sendable {
    /// What figures are of, and all that they depend on, in words.
    struct Key: Hashable, Sendable, Codable {
        let measure: String
        /// The cell or the feature, as a part of a file's name.
        let slug: String
        let dependencies: String
    }

    /// Figures that were kept, with what they depend on and where they come from.
    struct Entry<Value: Codable & Sendable>: Codable, Sendable {
        let key: Key
        let origin: FigureOrigin
        let value: Value
    }

    /// What is kept of one key.
    enum Content: Hashable, Sendable {
        /// An entry as JSON.
        case entry(Data)
        case nothing
        /// There was an entry that something else than archbench changed. It is gone now.
        case damaged
    }

    /// So many entries of one measure and cell or feature are kept, those that were made last.
    private static let capacity = 8

    private let folder: String
    private let hash: GitHash

    init(folder: String) {
        self.folder = folder
        hash = GitHash(folder: folder)
    }

    /// Looks for figures that were made where everything was the same, for all keys at once, since
    /// whatever makes digests takes long to start.
    func contents(of keys: [Key]) async throws(GitHash.Failure) -> [Key: Content] {
        let paths = try await paths(of: keys)
        let files = paths.map { path in
            // The first line is the digest of the rest.
            FileManager.default.contents(atPath: path)?
                .split(
                    separator: UInt8(ascii: "\n"),
                    maxSplits: 1,
                    omittingEmptySubsequences: false
                )
        }
        var digests = try await hash.digests(of: files.compactMap { $0?.last }).makeIterator()
        var contents: [Key: Content] = [:]
        for (key, (path, lines)) in zip(keys, zip(paths, files)) {
            contents[key] = .nothing
            guard let lines, let digest = digests.next() else { continue }
            if lines.count == 2, digest == String(decoding: lines[0], as: UTF8.self) {
                contents[key] = .entry(lines[1])
            } else {
                try? FileManager.default.removeItem(atPath: path)
                contents[key] = .damaged
            }
        }
        return contents
    }

    /// Keeps figures. Where that is not possible nothing is lost but time.
    func keep<Value: Codable & Sendable>(_ entries: [Entry<Value>]) async {
        let contents = entries.compactMap { try? JSONEncoder().encode($0) }
        guard
            contents.count == entries.count,
            let paths = try? await paths(of: entries.map(\.key)),
            let digests = try? await hash.digests(of: contents)
        else { return }
        for (path, (digest, content)) in zip(paths, zip(digests, contents)) {
            // Written whole or not at all.
            try? (Data("\(digest)\n".utf8) + content)
                .write(to: URL(fileURLWithPath: path), options: .atomic)
        }
        for key in entries.map(\.key) { removeOldEntries(like: key) }
    }

    private func paths(of keys: [Key]) async throws(GitHash.Failure) -> [String] {
        let digests = try await hash.digests(of: keys.map { Data($0.dependencies.utf8) })
        return zip(keys, digests).map { "\(folder)/\($0.prefix)\($1)\(Self.suffix)" }
    }

    private static let suffix = ".json"

    private func removeOldEntries(like key: Key) {
        let manager = FileManager.default
        let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        let entries = names.filter(key.isName).map { name in
            let path = "\(folder)/\(name)"
            let attributes = try? manager.attributesOfItem(atPath: path)
            return (path: path, date: attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        let oldest = entries.sorted { $0.date > $1.date }.dropFirst(Self.capacity)
        for entry in oldest { try? manager.removeItem(atPath: entry.path) }
    }
}

extension FigureCache.Key {
    fileprivate var prefix: String { "\(measure)-\(slug)-" }

    /// Whether a file is an entry of the same cell or feature.
    fileprivate func isName(_ name: String) -> Bool {
        name.hasPrefix(prefix) && !name.dropFirst(prefix.count).contains("-")
    }
}
