/// A file before and after a patch, with the lines that change.
package struct PatchedFile {
    /// The lines of the file before or after the patch.
    package struct Side {
        fileprivate(set) var lines: [String]
        /// The numbers of the lines that the other side does not contain, counted from 1.
        fileprivate(set) var changed: [Int] = []

        package var text: String { lines.joined(separator: "\n") }
    }

    package let patch: SourcePatch.File
    private(set) var before: Side
    private(set) var after = Side(lines: [])

    /// The path from the package's root.
    package var path: String { patch.path }

    package var texts: FileTexts {
        FileTexts(
            before: patch.isNew ? nil : before.text,
            after: patch.isDeleted ? nil : after.text
        )
    }

    /// Creates both sides. Like `git apply`, it applies a moved hunk at the nearest matching
    /// position.
    ///
    /// - Parameter source: the current text of the file, empty for a new file.
    /// - Returns: `nil` if a hunk does not apply.
    package init?(_ patch: SourcePatch.File, source: String) {
        self.patch = patch
        before = Side(
            lines: source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        )
        var line = 0
        for hunk in patch.hunks {
            guard let start = Self.place(of: hunk, in: before.lines[line...]) else { return nil }
            after.lines += before.lines[line..<start]
            line = start
            for change in hunk.lines {
                if change.kind != .removed { after.lines.append(change.text) }
                if change.kind == .added { after.changed.append(after.lines.count) }
                if change.kind != .added { line += 1 }
                if change.kind == .removed { before.changed.append(line) }
            }
        }
        after.lines += before.lines[line...]
    }

    /// Creates both sides of a new file.
    package init(new path: String, _ text: String) {
        patch = SourcePatch.File(creating: path, text)
        before = Side(lines: [])
        after = Side(
            lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        )
        after.changed = Array(1..<max(after.lines.count, 1))
    }

    /// Indicates whether a parameter of an initialiser changes that is on its own line.
    package var changesInitialiser: Bool {
        before.changesInitialiser || after.changesInitialiser
    }

    private static func place(of hunk: SourcePatch.Hunk, in lines: ArraySlice<String>) -> Int? {
        let wanted = hunk.before
        let expected = max(hunk.firstLine - 1, lines.startIndex)
        if expected + wanted.count <= lines.endIndex, lines[expected...].starts(with: wanted) {
            return expected
        }
        return (lines.startIndex...max(lines.endIndex - wanted.count, lines.startIndex))
            .filter { lines[$0...].starts(with: wanted) }
            .min { abs($0 - expected) < abs($1 - expected) }
    }
}

extension PatchedFile.Side {
    /// Indicates whether a line changes between the first and the last line of an initialiser's
    /// parameters.
    fileprivate var changesInitialiser: Bool {
        let changed = Set(changed)
        var isInInitialiser = false
        for (index, line) in lines.enumerated() {
            if line.hasSuffix("("), SourcePatch.File.declaresInitialiser(line) {
                isInInitialiser = true
            } else if line.drop(while: { $0 == " " }).hasPrefix(")") {
                isInInitialiser = false
            } else if isInInitialiser, changed.contains(index + 1) {
                return true
            }
        }
        return false
    }
}
