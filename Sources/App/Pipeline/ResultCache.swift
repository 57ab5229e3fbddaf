internal import Foundation
internal import InputFiles
internal import Report

/// A cache of results of earlier runs. The key is the content of all dependencies; modification
/// times are ignored.
///
/// Each entry is a file whose first line is the key and whose remainder is the value. The file name
/// ends in a digest of the contents, so damaged entries are detected without knowing the key.
struct ResultCache: Sendable {
    /// The metric and the implementation or feature of an entry.
    struct Subject: Hashable, Sendable, Encodable {
        let metric: Metric
        /// The implementation or the feature, as a part of a file name.
        let slug: String
    }

    /// The subject and the dependencies of an entry.
    struct Key: Sendable, Encodable {
        let subject: Subject
        let dependencies: String
    }

    /// Cached results with their provenance.
    struct Entry<Value: Codable & Sendable>: Codable, Sendable {
        let origin: MeasurementOrigin
        let value: Value
    }

    /// The content of the cache for one key.
    enum Content: Hashable, Sendable {
        /// An entry as JSON.
        case entry(Data)
        case nothing
        /// The entry was damaged and has been deleted.
        case damaged
    }

    /// The content of the cache for some subjects.
    struct Contents: Sendable {
        /// The undamaged entries by their first lines.
        fileprivate var entries: [String: Data] = [:]
        fileprivate var damaged: Set<Subject> = []

        subscript(key: Key) -> Content {
            if let entry = ResultCache.line(of: key).flatMap({ entries[$0] }) {
                return .entry(entry)
            }
            return damaged.contains(key.subject) ? .damaged : .nothing
        }
    }

    /// The maximum number of entries per metric and subject; the newest are kept.
    private static let capacity = 8

    private let folder: String

    init(folder: String) {
        self.folder = folder
    }

    /// Returns the entries of some subjects. Damaged entries are deleted.
    func contents(of subjects: [Subject]) -> Contents {
        var contents = Contents()
        for (subject, name) in entries(of: subjects) {
            let path = "\(folder)/\(name)"
            // Rarely, another run deletes an entry after it was listed.
            guard let digest = GitHash.digest(ofFile: path) else { continue }
            if name == subject.name(digest), let (line, rest) = Self.parts(of: path) {
                contents.entries[line] = rest
            } else {
                contents.damaged.insert(subject)
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        return contents
    }

    /// Stores entries. If that fails, later runs measure again.
    func keep<Value: Codable & Sendable>(_ entries: [(key: Key, entry: Entry<Value>)]) {
        let files = entries.compactMap { key, entry in
            Self.line(of: key).flatMap { line in
                (try? JSONEncoder().encode(entry)).map { Data("\(line)\n".utf8) + $0 }
            }
        }
        guard files.count == entries.count else { return }
        try? FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        for ((key, _), file) in zip(entries, files) {
            makeRoom(for: key)
            let name = key.subject.name(GitHash.digest(of: file))
            // Written atomically.
            try? file.write(
                to: URL(fileURLWithPath: "\(folder)/\(name)"),
                options: .atomic
            )
        }
    }

    /// Deletes the entry with the same key, and the oldest entries above the capacity.
    private func makeRoom(for key: Key) {
        let manager = FileManager.default
        let line = Self.line(of: key)
        let others = entries(of: [key.subject]).map { "\(folder)/\($0.name)" }
            .filter { path in
                guard Self.parts(of: path)?.line == line else { return true }
                try? manager.removeItem(atPath: path)
                return false
            }
            .map { path in
                let attributes = try? manager.attributesOfItem(atPath: path)
                return (path: path, date: attributes?[.modificationDate] as? Date ?? .distantPast)
            }
        let oldest = others.sorted { $0.date > $1.date }.dropFirst(Self.capacity - 1)
        for entry in oldest { try? manager.removeItem(atPath: entry.path) }
    }

    /// Returns the names of the files with entries of some subjects.
    private func entries(of subjects: [Subject]) -> [(subject: Subject, name: String)] {
        let bySlug = Dictionary(
            subjects.map { ($0.prefix, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            let end = name.lastIndex(of: "-").map(name.index(after:)) ?? name.startIndex
            return bySlug[String(name[..<end])].map { ($0, name) }
        }
    }

    private static func line(of key: Key) -> String? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(key)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the first line of an entry and its remainder.
    private static func parts(of path: String) -> (line: String, rest: Data)? {
        guard
            let bytes = FileManager.default.contents(atPath: path),
            let end = bytes.range(of: Data("\n".utf8))?.lowerBound
        else { return nil }
        return (String(decoding: bytes[..<end], as: UTF8.self), bytes[(end + 1)...])
    }
}

extension ResultCache.Subject {
    fileprivate var prefix: String { "\(metric)-\(slug)-" }

    /// Returns the file name of an entry with this digest.
    fileprivate func name(_ digest: String) -> String { "\(prefix)\(digest).json" }
}
