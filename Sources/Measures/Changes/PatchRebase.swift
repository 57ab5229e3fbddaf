internal import Foundation
package import InputFiles
internal import Toolchain

/// A patch with its new files, as a rebase reads and writes it.
package struct PatchPart: Sendable {
    /// The name in messages and in the folder for conflicts.
    package let name: String
    /// The files that the part edits, creates or deletes, by path from the package's root.
    package let files: [String: SourcePatch.File]
    /// The files of the part that are copies, with or without a patch. The git name in such a patch
    /// is that of the original.
    package let copies: CopiedFiles

    package init(
        name: String,
        files: [String: SourcePatch.File],
        copies: CopiedFiles = CopiedFiles()
    ) {
        self.name = name
        self.files = files
        self.copies = copies
    }
}

/// Brings patches to the current sources: by applying them again, or by git's three-way merge of the
/// files where they do not fit. The base of a merge is the content whose git name is in the patch, so
/// it needs neither a commit nor a working tree, only git's objects. (`git apply --3way` could use
/// neither the base of a solution, which exists only after the start of its exercise, nor that of a
/// copied file.)
package struct PatchRebase: Sendable {
    /// The merged files of a part.
    package struct Result: Sendable {
        package var texts: [String: FileTexts] = [:]
        /// The paths of conflicting files with markers, and their lines.
        package var conflicts: [String] = []
        /// Indicates whether the sources have changed since the patch was made.
        package var isMoved = false
        /// The files as the patch was made, for parts that apply after this one.
        fileprivate var older: [String: FileTexts] = [:]

        /// The result of a part that undoes this one.
        package var reversed: Result {
            Result(texts: texts.mapValues(\.reversed), isMoved: isMoved)
        }
    }

    /// The folder of `Package.swift`.
    private let packageRoot: String
    /// The folder for files with conflict markers.
    private let conflictFolder: String
    /// Indicates whether to use the files in ``conflictFolder``, which the user has corrected.
    private let continues: Bool

    package init(of name: String, packageRoot: String, continues: Bool) {
        self.packageRoot = packageRoot
        conflictFolder = "\(packageRoot)/.build/archbench/rebase/\(name)"
        self.continues = continues
        if !continues { clear() }
    }

    /// Deletes the files of an earlier rebase.
    package func clear() { try? FileManager.default.removeItem(atPath: conflictFolder) }

    /// Merges a part with the current sources.
    ///
    /// - Parameter earlier: the result of a part that applies first.
    package func merge(
        _ part: PatchPart,
        after earlier: Result? = nil
    ) async throws(ApplicationError) -> Result {
        var result = Result()
        for (path, file) in part.files.sorted(by: { $0.key < $1.key }) {
            let current =
                if let file = earlier?.texts[path] { file.after } else {
                    try text(of: path, part.copies)
                }
            let older = try await texts(of: file, in: part, current, earlier?.older[path])
            result.older[path] = older
            var after = older.after
            if older.before != current {
                result.isMoved = true
                // A patch that still fits needs no merge, and neither does a deletion.
                if !file.isNew, let current, let patched = PatchedFile(file, source: current) {
                    after = patched.texts.after
                } else if after != nil {
                    let place = "\(conflictFolder)/\(part.name)/\(path)"
                    after = try await merged(older, with: current, at: place, &result.conflicts)
                }
            }
            result.texts[path] = FileTexts(before: current, after: after)
        }
        return result
    }

    /// Returns a file as its patch was made: on a content of git's, or on the current one.
    ///
    /// - Parameter earlier: the file as the patch that applies first was made.
    private func texts(
        of file: SourcePatch.File,
        in part: PatchPart,
        _ current: String?,
        _ earlier: FileTexts?
    ) async throws(ApplicationError) -> FileTexts {
        let bases: [String?] =
            if file.isNew { [""] } else if let earlier { [earlier.after] } else {
                // A patch whose base git does not have can still apply to the current content.
                [await base(of: file, part.copies), current]
            }
        for case let base? in bases {
            if let patched = PatchedFile(file, source: base) { return patched.texts }
        }
        throw .drifted(
            patch: part.name,
            reason: "it applies neither to \(file.path) nor to the content that it was made "
                + "on, which git does not have (\(file.base ?? "unnamed")). In a shallow "
                + "clone, run 'git fetch --unshallow' first."
        )
    }

    /// Returns the content that a patch was made on; `nil` if git does not have it.
    private func base(of file: SourcePatch.File, _ copies: CopiedFiles) async -> String? {
        guard let name = file.base else { return nil }
        let git = ChildProcess(
            "/usr/bin/env",
            ["git", "-C", packageRoot, "cat-file", "blob", name]
        )
        guard let outcome = try? await git.run(), outcome.status == 0 else { return nil }
        return copies.text(String(decoding: outcome.output, as: UTF8.self), at: file.path)
    }

    /// Returns the current content of a file; `nil` if there is none.
    private func text(
        of path: String,
        _ copies: CopiedFiles
    ) throws(ApplicationError) -> String? {
        let place = "\(packageRoot)/\(copies.originals[path] ?? path)"
        guard FileManager.default.fileExists(atPath: place) else { return nil }
        return copies.text(try LibraryFolder.text(of: place, shownAs: path), at: path)
    }

    // MARK: - Merges

    /// The beginning of a conflict in a text.
    private static let marker = "<<<<<<< "

    /// Returns a merged file, or the user's resolution of its conflicts. A file with conflicts is
    /// written with markers.
    ///
    /// - Parameters:
    ///   - place: the path of the file for conflicts.
    ///   - conflicts: the places of open conflicts, to which those of the file are added.
    private func merged(
        _ older: FileTexts,
        with current: String?,
        at place: String,
        _ conflicts: inout [String]
    ) async throws(ApplicationError) -> String {
        let text: String
        if continues, FileManager.default.fileExists(atPath: place) {
            text = try LibraryFolder.text(of: place, shownAs: place)
        } else {
            text = try await merge(older, with: current)
        }
        let open = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasPrefix(Self.marker) }.map { "\(place):\($0.offset + 1)" }
        if !open.isEmpty { try LibraryFolder.write(text, to: place, shownAs: place) }
        conflicts += open
        return text
    }

    /// Returns git's merge of a patched file with the current one, with markers at conflicts.
    private func merge(
        _ older: FileTexts,
        with current: String?
    ) async throws(ApplicationError) -> String {
        let folder = try ScratchFolder()
        defer { folder.remove() }
        let sides = [("sources", current), ("base", older.before), ("patch", older.after)]
        for (name, text) in sides { try folder.write(text ?? "", to: name) }
        let outcome = try await folder.outcome(
            ["merge-file", "-p"] + sides.flatMap { ["-L", $0.0] } + sides.map(\.0)
        )
        // The status is the number of conflicts.
        guard outcome.status < 128 else {
            throw .git(String(decoding: outcome.errorOutput, as: UTF8.self))
        }
        return String(decoding: outcome.output, as: UTF8.self)
    }
}
