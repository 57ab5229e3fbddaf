internal import Foundation
internal import Provenance
internal import Toolchain

/// Figures of earlier runs, kept by the content of all that they depend on. Time stamps of sources
/// say nothing.
///
/// Each entry is a file: its first line is the key, what stands behind it the figures, and its name ends
/// with the digest of it all. So one look at all files tells which are whole, before anybody knows what to
/// look for in them.
struct FigureCache: Sendable {
    /// Whose figures of what.
    struct Subject: Hashable, Sendable, Encodable {
        let measure: String
        /// The cell or the feature, as a part of a file's name.
        let slug: String
    }

    /// What figures are of, and all that they depend on, in words.
    struct Key: Sendable, Encodable {
        let subject: Subject
        let dependencies: String
    }

    /// Figures that were kept, with where they come from.
    struct Entry<Value: Codable & Sendable>: Codable, Sendable {
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

    /// What is kept of some subjects.
    struct Contents: Sendable {
        /// What is whole, by its first line.
        fileprivate var entries: [String: Data] = [:]
        fileprivate var damaged: Set<Subject> = []

        subscript(key: Key) -> Content {
            if let entry = FigureCache.line(of: key).flatMap({ entries[$0] }) {
                return .entry(entry)
            }
            return damaged.contains(key.subject) ? .damaged : .nothing
        }
    }

    /// So many entries of one measure and cell or feature are kept, those that were made last.
    private static let capacity = 8

    private let folder: String

    init(folder: String) {
        self.folder = folder
    }

    /// All that is kept of some subjects, at once, since whatever makes digests takes long to start. What
    /// is damaged is thrown away.
    func contents(of subjects: [Subject]) async throws(ToolchainError) -> Contents {
        do {
            return try await wholeContents(of: subjects)
        } catch {
            // Another run may have thrown an entry away after it was listed, and does that seldom.
            return try await wholeContents(of: subjects)
        }
    }

    private func wholeContents(of subjects: [Subject]) async throws(ToolchainError) -> Contents {
        let names = entries(of: subjects)
        let digests = try await GitHash.digests(ofFiles: names.map { "\(folder)/\($0.name)" })
        var contents = Contents()
        for ((subject, name), digest) in zip(names, digests) {
            let path = "\(folder)/\(name)"
            if name == subject.name(digest), let (line, rest) = Self.parts(of: path) {
                contents.entries[line] = rest
            } else {
                contents.damaged.insert(subject)
                try? FileManager.default.removeItem(atPath: path)
            }
        }
        return contents
    }

    /// Keeps figures. Where that is not possible nothing is lost but time.
    func keep<Value: Codable & Sendable>(_ entries: [(key: Key, entry: Entry<Value>)]) async {
        let files = entries.compactMap { key, entry in
            Self.line(of: key).flatMap { line in
                (try? JSONEncoder().encode(entry)).map { Data("\(line)\n".utf8) + $0 }
            }
        }
        guard
            files.count == entries.count,
            let digests = try? await GitHash(folder: folder).digests(of: files)
        else { return }
        for ((key, _), (file, digest)) in zip(entries, zip(files, digests)) {
            makeRoom(for: key)
            // Written whole or not at all.
            try? file.write(
                to: URL(fileURLWithPath: "\(folder)/\(key.subject.name(digest))"),
                options: .atomic
            )
        }
    }

    /// Throws away what was kept by the same key, and what is oldest where there is too much.
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

    /// The names of the files that hold entries of some subjects.
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

    /// The first line of an entry and the rest.
    private static func parts(of path: String) -> (line: String, rest: Data)? {
        guard
            let bytes = FileManager.default.contents(atPath: path),
            let end = bytes.range(of: Data("\n".utf8))?.lowerBound
        else { return nil }
        return (String(decoding: bytes[..<end], as: UTF8.self), bytes[(end + 1)...])
    }
}

extension FigureCache.Subject {
    fileprivate var prefix: String { "\(measure)-\(slug)-" }

    /// How the file is called that holds an entry with this digest.
    fileprivate func name(_ digest: String) -> String { "\(prefix)\(digest).json" }
}
