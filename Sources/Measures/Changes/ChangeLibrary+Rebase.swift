internal import Foundation
package import InputFiles

extension ChangeLibrary {
    /// Merges the patches of a change with the current sources.
    ///
    /// - Parameters:
    ///   - parts: the parts to merge.
    ///   - continues: indicates whether the user has resolved the conflicts of an earlier run.
    package func rebase(
        _ name: String,
        _ parts: [Part],
        continues: Bool
    ) async throws(ApplicationError) -> RebasedPatches {
        let rebase = PatchRebase(
            of: name,
            packageRoot: folder.packageRoot,
            continues: continues
        )
        var rebased = RebasedPatches()
        for part in parts {
            rebased.add(part.name, try await rebase.merge(try self.part(part, of: name)))
        }
        return rebased
    }

    /// Writes the patches and new files of a change.
    ///
    /// - Returns: the patches that differ from the previous ones.
    package func write(
        _ rebased: RebasedPatches,
        of name: String
    ) async throws(ApplicationError) -> [String] {
        var written: [String] = []
        for part in try parts(of: name) {
            guard let result = rebased.parts.first(where: { $0.name == part.name })?.result else {
                continue
            }
            let new = result.texts.filter { $0.value.before == nil }
            let edited = result.texts.filter { $0.value.before != nil }
            let originals = try copiedFiles(of: name, part, in: folder.packageRoot).originals
            let text = try await PatchWriter(context: .smallest).patch(
                edited,
                bases: originals.compactMapValues {
                    GitHash.digest(ofFile: "\(folder.packageRoot)/\($0)")
                }
            )
            var isChanged = try LibraryFolder.replace(patch(of: name, part), by: text)
            let overlay = folder.path(of: "\(name)/\(part.name)")
            for file in try newFiles(of: name, part.name).keys where new[file]?.after == nil {
                try? FileManager.default.removeItem(atPath: "\(overlay)/\(file)")
                isChanged = true
            }
            for (file, texts) in new {
                guard let text = texts.after else { continue }
                if try LibraryFolder.replace("\(overlay)/\(file)", by: text) { isChanged = true }
            }
            if isChanged { written.append(part.name) }
        }
        PatchRebase(of: name, packageRoot: folder.packageRoot, continues: false).clear()
        return written
    }

    private func part(_ part: Part, of name: String) throws(ApplicationError) -> PatchPart {
        var files: [String: SourcePatch.File] = [:]
        let copies = try copiedFiles(of: name, part, in: folder.packageRoot)
        for path in copies.originals.keys { files[path] = SourcePatch.File(path: path) }
        for file in SourcePatch(try text(ofPatch: patch(of: name, part))).files {
            files[file.path] = file
        }
        for (path, text) in try newFiles(of: name, part.name) {
            files[path] = SourcePatch.File(creating: path, text)
        }
        return PatchPart(name: part.name, files: files, copies: copies)
    }
}
