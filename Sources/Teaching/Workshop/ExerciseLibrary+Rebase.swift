package import Changes
internal import Foundation
package import InputFiles

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
