/// The merged patches of a change or an exercise.
package struct RebasedPatches: Sendable {
    package private(set) var parts: [(name: String, result: PatchRebase.Result)] = []

    package init() {}

    package mutating func add(_ name: String, _ result: PatchRebase.Result) {
        parts.append((name, result))
    }

    /// The names of the patches.
    package var names: [String] { parts.map(\.name) }

    /// Indicates whether a patch was merged with changed sources.
    package var isMerged: Bool { parts.contains(where: \.result.isMoved) }

    /// The patches with conflicts that the user must resolve.
    package var open: [String] { parts.filter { !$0.result.conflicts.isEmpty }.map(\.name) }

    /// The conflicts, as `FILE:LINE` in the folder for conflicts.
    package var conflicts: [String] { parts.flatMap(\.result.conflicts) }

    /// Replaces the texts after the patches by formatted ones.
    package mutating func format(
        _ format: ([String: String]) async throws -> [String: String]
    ) async rethrows {
        for index in parts.indices {
            let texts = parts[index].result.texts.compactMapValues(\.after)
            for (path, text) in try await format(texts) {
                parts[index].result.texts[path]?.after = text
            }
        }
    }

    /// The files after all patches, by path; `nil` for deleted files.
    package var files: [String: String?] { Self.files(after: parts) }

    /// Returns the files after the first patch and the named one, by path; `nil` for deleted files.
    package func files(through name: String) -> [String: String?] {
        Self.files(after: parts.enumerated().filter { $0 == 0 || $1.name == name }.map(\.element))
    }

    private static func files(
        after parts: [(name: String, result: PatchRebase.Result)]
    ) -> [String: String?] {
        parts.reduce(into: [:]) { files, part in
            for (path, texts) in part.result.texts { files.updateValue(texts.after, forKey: path) }
        }
    }
}
