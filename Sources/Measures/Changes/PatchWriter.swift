internal import Foundation
package import InputFiles
internal import Toolchain

/// Writes patches in the format of `git diff`, with the git names of the contents that they were
/// made on.
package struct PatchWriter {
    /// The context that is written around an edit.
    package enum Context {
        /// Three lines, as in readable patches.
        case readable
        /// Only the lines by which each edit is found: its removed lines if they occur once in the
        /// file, otherwise the fewest neighbours that make it unique. The lines `---` and `+++`,
        /// which repeat the header, are left out.
        case smallest
    }

    private let context: Context

    package init(context: Context) { self.context = context }

    /// Returns the patch from one state of some files to another.
    ///
    /// - Parameter bases: the git names that are written for the files before the patch, if they
    ///   are not those of their texts.
    package func patch(
        _ files: [String: FileTexts],
        bases: [String: String] = [:]
    ) async throws(ApplicationError) -> String {
        let changed = files.filter { $0.value.before != $0.value.after }
        guard !changed.isEmpty else { return "" }
        let folder = try ScratchFolder()
        defer { folder.remove() }
        for (path, texts) in changed {
            if let before = texts.before { try folder.write(before, to: path) }
        }
        _ = try await folder.git(["init", "--quiet"])
        _ = try await folder.git(["add", "--all", "--force"])
        for (path, texts) in changed {
            if let after = texts.after {
                try folder.write(after, to: path)
            } else {
                folder.remove(path)
            }
        }
        let new = changed.filter { $0.value.before == nil }.keys.sorted()
        if !new.isEmpty {
            _ = try await folder.git(["add", "--force", "--intent-to-add", "--"] + new)
        }
        let text = try await folder.git([
            "diff", "--full-index", "--no-color", "--no-ext-diff", "--no-renames",
            "--src-prefix=a/", "--dst-prefix=b/", context == .smallest ? "-U0" : "-U3",
        ])
        guard context == .smallest else { return text }
        return SourcePatch(text).files.map { file in
            let patch = Self.text(of: file, before: changed[file.path]?.before ?? "", in: text)
            guard let name = file.base, let base = bases[file.path] else { return patch }
            return patch.replacing("index \(name)", with: "index \(base)", maxReplacements: 1)
        }
        .joined()
    }

    /// Returns the part of a patch without context for one file, with the smallest context.
    private static func text(
        of file: SourcePatch.File,
        before: String,
        in patch: String
    ) -> String {
        let lines = patch.split(separator: "\n")
        let start = lines.firstIndex {
            $0.hasPrefix("diff --git ") && $0.hasSuffix(" b/\(file.path)")
        }
        let header = lines[(start ?? 0)...].prefix { !$0.hasPrefix("--- ") && !$0.hasPrefix("@@ ") }
        // The text of no lines and that of complete lines both end in an empty part.
        let base = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .dropLast(before.isEmpty || before.hasSuffix("\n") ? 1 : 0)
        var hunks: [WidenedHunk] = []
        for hunk in file.hunks {
            let widened = WidenedHunk(hunk, in: Array(base))
            if let last = hunks.last, widened.range.lowerBound < last.range.upperBound {
                hunks[hunks.count - 1] = last.joined(with: widened)
            } else {
                hunks.append(widened)
            }
        }
        var offset = 0
        let texts = hunks.map { hunk -> String in
            defer { offset += hunk.addedLineCount }
            return hunk.text(movedBy: offset)
        }
        return header.map { "\($0)\n" }.joined() + texts.joined()
    }
}

/// A hunk with the fewest neighbours that make it unique in its file.
private struct WidenedHunk {
    /// The lines before the change, counted from 0.
    let range: Range<Int>
    private let lines: [SourcePatch.Line]

    /// The numbers of lines before and after an edit that are tried.
    private static let widths = [
        (0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 3), (5, 5), (8, 8), (13, 13),
    ]

    /// - Parameters:
    ///   - hunk: a hunk without context.
    ///   - base: the lines of the file before the change.
    init(_ hunk: SourcePatch.Hunk, in base: [String]) {
        let removed = hunk.before.count
        // git counts an insertion from the line before it.
        let start = removed == 0 ? hunk.firstLine : hunk.firstLine - 1
        let own = start..<(start + removed)
        let range =
            Self.widths.lazy.map { leading, trailing in
                max(own.lowerBound - leading, 0)..<min(own.upperBound + trailing, base.count)
            }
            .first { Self.isUnique(Array(base[$0]), in: base) } ?? own
        self.range = range
        func kept(_ range: Range<Int>) -> [SourcePatch.Line] {
            base[range].map { SourcePatch.Line(kind: .kept, text: $0) }
        }
        lines =
            kept(range.lowerBound..<own.lowerBound) + hunk.lines
            + kept(own.upperBound..<range.upperBound)
    }

    private init(range: Range<Int>, lines: [SourcePatch.Line]) {
        self.range = range
        self.lines = lines
    }

    private static func isUnique(_ lines: [String], in base: [String]) -> Bool {
        guard let first = lines.first else { return false }
        return base.indices.lazy.filter { base[$0] == first && base[$0...].starts(with: lines) }
            .prefix(2).count == 1
    }

    /// Returns a hunk for both edits, whose contexts overlap.
    func joined(with next: WidenedHunk) -> WidenedHunk {
        let common = range.upperBound - next.range.lowerBound
        let trailing = lines.reversed().prefix { $0.kind == .kept }.count
        // The context of this hunk is dropped first, because it may contain lines of the next edit.
        let dropped = min(common, trailing)
        return WidenedHunk(
            range: range.lowerBound..<next.range.upperBound,
            lines: lines.dropLast(dropped) + next.lines.dropFirst(common - dropped)
        )
    }

    /// The number of lines by which the file grows.
    var addedLineCount: Int {
        lines.count { $0.kind == .added } - lines.count { $0.kind == .removed }
    }

    func text(movedBy offset: Int) -> String {
        let old = lines.count { $0.kind != .added }
        let new = lines.count { $0.kind != .removed }
        let start = range.lowerBound
        return "@@ -\(old == 0 ? start : start + 1),\(old) "
            + "+\(new == 0 ? start + offset : start + offset + 1),\(new) @@\n"
            + lines.map { "\($0.kind.rawValue)\($0.text)\n" }.joined()
    }
}
