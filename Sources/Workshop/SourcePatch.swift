/// What a patch adds to files and takes from them, as `git diff` writes it.
struct SourcePatch {
    struct Line {
        enum Kind: Character {
            case kept = " "
            case added = "+"
            case removed = "-"
        }

        let kind: Kind
        let text: String
    }

    /// Lines that follow one another, some of which change.
    struct Hunk {
        /// Where it begins before the change, counted from 1; 0 in a file that is new.
        let firstLine: Int
        var lines: [Line] = []

        /// What has to be there before.
        var before: [String] { lines.filter { $0.kind != .added }.map(\.text) }
    }

    struct File {
        /// From the package's root.
        let path: String
        /// Whether the patch makes the file.
        var isNew = false
        var hunks: [Hunk] = []
    }

    private(set) var files: [File] = []

    /// Behind it stands the number of its first line.
    private static let beginningOfHunk = "@@ -"

    init(_ text: String) {
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
            }
        }
    }
}

extension SourcePatch.File {
    var added: [String] { texts(.added) }
    var removed: [String] { texts(.removed) }

    private func texts(_ kind: SourcePatch.Line.Kind) -> [String] {
        hunks.flatMap(\.lines).filter { $0.kind == kind }.map(\.text)
    }

    /// Runs of lines that change next to one another, each by what is added to it and taken from it.
    var places: [[String]] {
        hunks.flatMap { hunk in
            hunk.lines.split { $0.kind == .kept }.map { $0.map(\.text) }
        }
    }

    private static let modifiers: Set<Substring> = ["package", "required", "override"]

    /// Whether a line declares an initialiser, as far as its parameters.
    static func declaresInitialiser(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.first { !modifiers.contains($0) }?.hasPrefix("init(") ?? false
    }

    /// Whether a parameter of an initialiser changes that stands on a line of its own.
    var changesInitialiser: Bool {
        hunks.contains { hunk in
            var isInInitialiser = false
            for line in hunk.lines {
                if line.text.hasSuffix("("), Self.declaresInitialiser(line.text) {
                    isInInitialiser = true
                } else if line.text.drop(while: { $0 == " " }).hasPrefix(")") {
                    isInInitialiser = false
                } else if isInInitialiser, line.kind != .kept {
                    return true
                }
            }
            return false
        }
    }
}
