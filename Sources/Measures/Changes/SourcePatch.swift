/// The lines that a patch adds and removes, in the format of `git diff`.
package struct SourcePatch {
    package struct Line {
        enum Kind: Character {
            case kept = " "
            case added = "+"
            case removed = "-"
        }

        let kind: Kind
        let text: String
    }

    /// A hunk: consecutive lines, some of which change.
    package struct Hunk {
        /// The first line before the change, counted from 1; 0 in a new file.
        let firstLine: Int
        var lines: [Line] = []

        /// The lines that must exist before the change.
        var before: [String] { lines.filter { $0.kind != .added }.map(\.text) }
    }

    package struct File {
        /// The path from the package's root.
        package let path: String
        /// Indicates whether the patch creates the file.
        package internal(set) var isNew = false
        /// Indicates whether the patch deletes the file.
        package internal(set) var isDeleted = false
        /// The git name of the content that the patch was made on; `nil` for a new file.
        var base: String?
        var hunks: [Hunk] = []
    }

    package private(set) var files: [File] = []

    /// The prefix of a hunk header, followed by the number of its first line.
    private static let beginningOfHunk = "@@ -"

    package init(_ text: String) {
        var isInHunk = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("diff --git ") {
                isInHunk = false
                // A file has the same name on both sides, unless one side has none.
                let path = line.split(separator: " ").last.map { $0.dropFirst(2) } ?? ""
                files.append(File(path: String(path)))
                continue
            }
            guard !files.isEmpty else { continue }
            let file = files.count - 1
            if line.hasPrefix(Self.beginningOfHunk) {
                isInHunk = true
                let number = line.dropFirst(Self.beginningOfHunk.count).prefix { $0.isNumber }
                files[file].hunks.append(Hunk(firstLine: Int(number) ?? 0))
            } else if isInHunk {
                guard let kind = line.first.flatMap(Line.Kind.init) else { continue }
                let hunk = files[file].hunks.count - 1
                files[file].hunks[hunk].lines.append(
                    Line(kind: kind, text: String(line.dropFirst()))
                )
            } else if line.hasPrefix("new file mode ") {
                files[file].isNew = true
            } else if line.hasPrefix("deleted file mode ") {
                files[file].isDeleted = true
            } else if line.hasPrefix("index ") {
                let base = line.dropFirst("index ".count).prefix { $0 != "." }
                files[file].base = base.allSatisfy { $0 == "0" } ? nil : String(base)
            }
        }
    }
}

extension SourcePatch.File {
    /// Creates a patch that creates a file.
    package init(creating path: String, _ text: String) {
        self.init(path: path, isNew: true)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast(text.hasSuffix("\n") ? 1 : 0)
        hunks = [
            SourcePatch.Hunk(
                firstLine: 0,
                lines: lines.map { SourcePatch.Line(kind: .added, text: String($0)) }
            )
        ]
    }

    package var added: [String] { texts(.added) }
    package var removed: [String] { texts(.removed) }

    private func texts(_ kind: SourcePatch.Line.Kind) -> [String] {
        hunks.flatMap(\.lines).filter { $0.kind == kind }.map(\.text)
    }

    /// The edit locations: runs of adjacent changed lines, each with its added and removed lines.
    package var places: [[String]] {
        hunks.flatMap { hunk in
            hunk.lines.split { $0.kind == .kept }.map { $0.map(\.text) }
        }
    }

    private static let modifiers: Set<Substring> = ["package", "required", "override"]

    /// Returns whether a line begins the declaration of an initialiser.
    package static func declaresInitialiser(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.first { !modifiers.contains($0) }?.hasPrefix("init(") ?? false
    }
}
