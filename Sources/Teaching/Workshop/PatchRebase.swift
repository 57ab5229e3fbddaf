internal import Foundation
internal import InputFiles
internal import Toolchain

/// A patch with its new files, as a rebase reads and writes it.
struct PatchPart: Sendable {
    /// A file that the part edits, creates or deletes.
    enum Edit: Sendable {
        case patched(SourcePatch.File)
        case new(String)
    }

    /// The name in messages and in the folder for conflicts.
    let name: String
    /// The edits by path, from the package's root.
    let edits: [String: Edit]
    /// The files of the part that are copies, with or without a patch. The git name in such a patch
    /// is that of the original.
    var copies = CopiedFiles()
}

/// Brings patches to the current sources by three-way merges. The base of each is the content whose
/// git name is in the patch, so it needs neither a commit nor a working tree, only git's objects.
struct PatchRebase: Sendable {
    /// The merged files of a part.
    struct Result: Sendable {
        var texts: [String: FileTexts] = [:]
        /// The paths of conflicting files with markers, and their lines.
        var conflicts: [String] = []
        /// Indicates whether the sources have changed since the patch was made.
        var isMoved = false
        /// The older state of the files, for parts that apply after this one.
        fileprivate var older: [String: FileTexts] = [:]

        /// The result of a part that undoes this one.
        var reversed: Result { Result(texts: texts.mapValues(\.reversed), isMoved: isMoved) }
    }

    /// The folder of `Package.swift`.
    private let packageRoot: String
    /// The folder for files with conflict markers.
    private let conflictFolder: String
    /// Indicates whether to use the files in ``conflictFolder``, which the user has corrected.
    private let continues: Bool

    init(of name: String, packageRoot: String, continues: Bool) {
        self.packageRoot = packageRoot
        conflictFolder = "\(packageRoot)/.build/archbench/rebase/\(name)"
        self.continues = continues
        if !continues { clear() }
    }

    /// Deletes the files of an earlier rebase.
    func clear() { try? FileManager.default.removeItem(atPath: conflictFolder) }

    /// Merges a part with the current sources.
    ///
    /// - Parameter earlier: the result of a part that applies first.
    func merge(
        _ part: PatchPart,
        after earlier: Result? = nil
    ) async throws(ApplicationError) -> Result {
        var result = Result()
        var versions: [String: (old: String, new: String)] = [:]
        for (path, texts) in earlier?.older ?? [:] {
            if let old = texts.after, let new = earlier?.texts[path]?.after {
                versions[path] = (old, new)
            }
        }
        for (path, edit) in part.edits {
            let current =
                if let before = earlier?.texts[path] {
                    before.after
                } else { try text(of: path, part.copies) }
            result.texts[path] = FileTexts(before: current, after: nil)
            switch edit {
            case .new(let text):
                result.older[path] = FileTexts(before: nil, after: text)
            case .patched(let file) where file.isNew:
                let text = PatchedFile(file, source: "")?.after.text
                result.older[path] = FileTexts(before: nil, after: text)
            case .patched(let file):
                let base = try await base(
                    of: file,
                    part.copies,
                    current: current,
                    earlier?.older[path]?.after
                )
                guard let base, let patched = PatchedFile(file, source: base) else {
                    throw .drifted(
                        patch: part.name,
                        reason: "it applies neither to \(path) nor to the content that it was made "
                            + "on, which git does not have (\(file.base ?? "unnamed")). In a shallow "
                            + "clone, run 'git fetch --unshallow' first."
                    )
                }
                result.older[path] = patched.texts
                if let current { versions[path] = (base, current) }
            }
        }
        result.isMoved = versions.values.contains { $0.old != $0.new }
        let renames = try Renames(versions) { () throws(ApplicationError) in
            try otherTexts(inFeaturesOf: Set(versions.keys))
        }
        for (path, older) in result.older.sorted(by: { $0.key < $1.key }) {
            let current = result.texts[path]?.before
            let merge = FileMerge(
                path: path,
                base: older.before,
                current: current,
                patched: older.after,
                renames: renames
            )
            if let text = merge.text {
                result.texts[path]?.after = text
            } else {
                let text = try await resolved(merge, in: part, &result)
                result.texts[path]?.after = text
            }
        }
        return result
    }

    /// Returns the content that a patch was made on: a content of git's, or the current one.
    private func base(
        of file: SourcePatch.File,
        _ copies: CopiedFiles,
        current: String?,
        _ earlier: String?
    ) async throws(ApplicationError) -> String? {
        if let earlier { return earlier }
        if let name = file.base, let stored = await blob(name) {
            let base = copies.originals[file.path] == nil ? stored : copies.copied(stored)
            if PatchedFile(file, source: base) != nil { return base }
        }
        // Patches whose base is unknown can still apply.
        return current.flatMap { PatchedFile(file, source: $0) == nil ? nil : $0 }
    }

    private func blob(_ name: String) async -> String? {
        let git = ChildProcess(
            "/usr/bin/env",
            ["git", "-C", packageRoot, "cat-file", "blob", name]
        )
        guard let outcome = try? await git.run(), outcome.status == 0 else { return nil }
        return String(decoding: outcome.output, as: UTF8.self)
    }

    private func text(
        of path: String,
        _ copies: CopiedFiles
    ) throws(ApplicationError) -> String? {
        let original = copies.originals[path]
        let place = "\(packageRoot)/\(original ?? path)"
        guard FileManager.default.fileExists(atPath: place) else { return nil }
        let text = try WorkshopFolder.text(of: place, shownAs: path)
        return original == nil ? text : copies.copied(text)
    }

    /// Returns the texts of the Swift files in the features of some files, without these.
    private func otherTexts(
        inFeaturesOf paths: Set<String>
    ) throws(ApplicationError) -> [String] {
        let features = Set(paths.compactMap { $0.firstMatch(of: #/Features/\w+/#)?.output })
        var texts: [String] = []
        for feature in features {
            let files = WorkshopFolder.swiftFiles(below: "Sources/\(feature)", in: packageRoot)
            for path in files where !paths.contains(path) {
                texts.append(
                    try WorkshopFolder.text(of: "\(packageRoot)/\(path)", shownAs: path)
                )
            }
        }
        return texts
    }

    // MARK: - Conflicts

    private static let marker = "<<<<<<< "

    /// Returns the user's resolution of a conflict, or writes the file with markers.
    private func resolved(
        _ merge: FileMerge,
        in part: PatchPart,
        _ result: inout Result
    ) async throws(ApplicationError) -> String? {
        let place = "\(conflictFolder)/\(part.name)/\(merge.path)"
        if continues, FileManager.default.fileExists(atPath: place) {
            let text = try WorkshopFolder.text(of: place, shownAs: place)
            if !text.contains(Self.marker) { return text }
            result.conflicts += Self.lines(of: text).map { "\(place):\($0)" }
            return text
        }
        let text = try await merge.textWithMarkers()
        try WorkshopFolder.write(text, to: place, shownAs: place)
        result.conflicts += Self.lines(of: text).map { "\(place):\($0)" }
        return text
    }

    private static func lines(of text: String) -> [Int] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { $0.element.hasPrefix(marker) }.map { $0.offset + 1 }
    }
}

/// A three-way merge of one file.
struct FileMerge {
    let path: String
    private let base: String?
    private let current: String?
    private let patched: String?

    /// - Parameters:
    ///   - base: the content on which the patch was made.
    ///   - current: the current content.
    ///   - patched: the base with the patch.
    init(path: String, base: String?, current: String?, patched: String?, renames: Renames) {
        func renamed(_ text: String?) -> String? {
            guard path.hasSuffix(".swift") else { return text }
            return text.map { renames.applied(to: $0, at: path, base: base, current: current) }
        }
        self.path = path
        self.base = renamed(base)
        self.current = current
        self.patched = renamed(patched)
    }

    /// The merged text, or a deleted file; `nil` in a conflict.
    var text: String?? {
        if base == current { return .some(patched) }
        // If both sides delete or create a file equally, no merge is needed.
        guard let patched else { return .some(nil) }
        guard let current else { return base == nil ? .some(patched) : nil }
        guard let base else { return current == patched ? .some(patched) : nil }
        return ThreeWayMerge(base: base, first: current, second: patched).text.map { .some($0) }
    }

    /// Returns git's merge with conflict markers.
    func textWithMarkers() async throws(ApplicationError) -> String {
        let folder = try ScratchFolder()
        defer { folder.remove() }
        let sides = [("sources", current), ("base", base), ("patch", patched)]
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
