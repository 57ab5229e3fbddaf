package import Changes
internal import Foundation
package import InputFiles

/// The exercises of a clone. Each is a folder with `exercise.json`, `start.patch`, which prepares
/// the sources, `solution.patch`, which applies after it, and wrong solutions. An exercise without
/// `solution.patch` is solved by reversing its start.
package struct ExerciseLibrary: Sendable {
    package static let path = "Sources/Teaching/Workshop/Exercises"

    let folder: LibraryFolder

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) {
        folder = LibraryFolder(packageRoot: packageRoot, path: Self.path)
    }

    /// Returns the names, ordered by level.
    package func names() throws(ApplicationError) -> [String] {
        var levels: [(name: String, level: Int)] = []
        for name in try folder.names() { levels.append((name, try exercise(name).level.rawValue)) }
        return levels.sorted { ($0.level, $0.name) < ($1.level, $1.name) }.map(\.name)
    }

    package func exercise(_ name: String) throws(ApplicationError) -> Exercise {
        try folder.value(of: "\(name)/exercise.json", as: Exercise.self)
    }

    /// Returns the path of the patch that starts an exercise.
    package func start(of name: String) -> String { folder.path(of: "\(name)/start.patch") }

    /// Returns the path of the patch that solves it; `nil` if reversing its start solves it.
    package func solution(of name: String) -> String? {
        let file = "\(name)/solution.patch"
        return folder.exists(file) ? folder.path(of: file) : nil
    }

    /// Returns the path of the exercise's own scenario, if it has one.
    package func scenario(of name: String) -> String { folder.path(of: "\(name)/scenario.jsonl") }

    /// Returns the paths of the patches with wrong solutions.
    package func wrongSolutions(of name: String) throws(ApplicationError) -> [String] {
        let own = LibraryFolder(packageRoot: folder.packageRoot, path: "\(Self.path)/\(name)")
        return try own.names().filter { $0.hasPrefix("wrong-") }.map(own.path)
    }
}

extension ExerciseLibrary {
    /// Merges the patches of an exercise with the current sources: the start, and the solutions
    /// after it.
    ///
    /// - Parameter continues: indicates whether the user has resolved the conflicts of an earlier
    ///   run.
    package func rebase(
        _ name: String,
        continues: Bool
    ) async throws(ApplicationError) -> RebasedPatches {
        let rebase = PatchRebase(
            of: name,
            packageRoot: folder.packageRoot,
            continues: continues
        )
        var rebased = RebasedPatches()
        let start = try await rebase.merge(try part(start(of: name)))
        rebased.add("start", start)
        // The solutions apply to the resolved start.
        guard start.conflicts.isEmpty else { return rebased }
        let solution = solution(of: name)
        if solution == nil { rebased.add("solution", start.reversed) }
        for path in try [solution].compactMap(\.self) + wrongSolutions(of: name) {
            let part = try part(path)
            rebased.add(part.name, try await rebase.merge(part, after: start))
        }
        return rebased
    }

    /// Writes the patches of an exercise. A solution that only undoes the start is not stored.
    ///
    /// - Returns: the patches that differ from the previous ones.
    package func write(
        _ rebased: RebasedPatches,
        of name: String
    ) async throws(ApplicationError) -> [String] {
        let writer = PatchWriter(context: .smallest)
        let undone = rebased.parts.first?.result.reversed.texts ?? [:]
        let undoing = try await writer.patch(undone)
        var written: [String] = []
        for (part, result) in rebased.parts {
            let patch = try await writer.patch(result.texts)
            if part == "solution", patch == undoing {
                guard let path = solution(of: name) else { continue }
                try? FileManager.default.removeItem(atPath: path)
                written.append(part)
            } else if try LibraryFolder.replace(
                folder.path(of: "\(name)/\(part).patch"),
                by: patch
            ) {
                written.append(part)
            }
        }
        PatchRebase(of: name, packageRoot: folder.packageRoot, continues: false).clear()
        return written
    }

    private func part(_ path: String) throws(ApplicationError) -> PatchPart {
        let files = SourcePatch(try LibraryFolder.text(of: path, shownAs: path)).files
        return PatchPart(
            name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
            files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
        )
    }
}
