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
        for (part, result) in rebased.parts {
            let new = result.texts.filter { $0.value.before == nil }
            let edited = result.texts.filter { $0.value.before != nil }
            let patch = try await PatchWriter(context: .smallest).patch(edited)
            var isChanged = try WorkshopFolder.replace(
                folder.path(of: "\(name)/\(part).patch"),
                by: patch
            )
            let overlay = folder.path(of: "\(name)/\(part)")
            for file in try newFiles(of: name, part).keys where new[file]?.after == nil {
                try? FileManager.default.removeItem(atPath: "\(overlay)/\(file)")
                isChanged = true
            }
            for (file, texts) in new {
                guard let text = texts.after else { continue }
                if try WorkshopFolder.replace("\(overlay)/\(file)", by: text) { isChanged = true }
            }
            if isChanged { written.append(part) }
        }
        PatchRebase(of: name, packageRoot: folder.packageRoot, continues: false).clear()
        return written
    }

    private func part(_ part: Part, of name: String) throws(ApplicationError) -> PatchPart {
        var edits: [String: PatchPart.Edit] = [:]
        for file in SourcePatch(try text(ofPatch: patch(of: name, part))).files {
            edits[file.path] = .patched(file)
        }
        for (path, text) in try newFiles(of: name, part.name) { edits[path] = .new(text) }
        return PatchPart(name: part.name, edits: edits)
    }
}
