/// The output of `lines`, with the structure of its JSON: always `total`, `files` only by file and
/// by line, and `directories` only by directory.
package struct LinesSummary: Codable, Hashable, Sendable {
    /// The files, ordered by path; `nil` if they were not requested.
    package let files: [FileLines]?

    /// The directories, ordered by path; `nil` if they were not requested.
    package let directories: [DirectoryLines]?

    /// The sum over all files.
    package let total: TotalLines

    /// Creates the summary of files in any order.
    package init(_ files: [FileLines], by grouping: LinesGrouping) {
        let listsFiles = grouping == .file || grouping == .line
        self.files = listsFiles ? files.sorted { $0.path < $1.path } : nil
        self.directories = grouping == .directory ? DirectoryLines.grouping(files) : nil
        self.total = TotalLines(files)
    }
}

/// The rows of a summary in addition to its total.
package enum LinesGrouping: String, CaseIterable, Codable, Sendable {
    /// Only the total.
    case total

    /// A row for every file.
    case file

    /// A row for every directory that contains files.
    case directory

    /// A row for every line of every file.
    case line
}

/// The lines of the files directly in one directory; its JSON is flat.
///
/// Subdirectories are not included, so that the rows of a report add up to its total.
package struct DirectoryLines: Codable, Hashable, Sendable {
    /// The path, relative as the user gave it; `.` for files without a directory.
    package let path: String

    /// The number of files.
    package let files: Int

    /// The number of all lines.
    package let lines: Int

    /// The number of lines that contain a token.
    package let code: Int

    /// The number of lines that contain only comment.
    package let comment: Int

    /// The number of lines that contain neither.
    package let blank: Int

    /// Creates the counts of a number of files in the directory at `path`.
    package init(path: String, files: Int, counts: LineCounts) {
        self.path = path
        self.files = files
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
    }

    /// Returns the directories of files, ordered by path.
    package static func grouping(_ files: [FileLines]) -> [DirectoryLines] {
        let groups = Dictionary(grouping: files) { directory(of: $0.path) }
        return groups.sorted { $0.key < $1.key }.map { path, files in
            let counts = files.reduce(into: LineCounts.zero) { $0 += $1.counts }
            return DirectoryLines(path: path, files: files.count, counts: counts)
        }
    }

    private static func directory(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// The lines of one file; its JSON is flat.
package struct FileLines: Codable, Hashable, Sendable {
    /// The path, relative as the user gave it.
    package let path: String

    /// The number of all lines.
    package let lines: Int

    /// The number of lines that contain a token.
    package let code: Int

    /// The number of lines that contain only comment.
    package let comment: Int

    /// The number of lines that contain neither.
    package let blank: Int

    /// The kind of every line, in order; `nil` if it was not requested.
    package let kinds: [LineKind]?

    /// Creates the counts of the file at `path`.
    package init(path: String, counts: LineCounts, kinds: [LineKind]? = nil) {
        self.path = path
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
        self.kinds = kinds
    }

    /// The numbers as counts that can be added.
    package var counts: LineCounts {
        LineCounts(code: code, comment: comment, blank: blank)
    }
}

/// The sum of the lines of all files; its JSON is flat.
package struct TotalLines: Codable, Hashable, Sendable {
    /// The number of files.
    package let files: Int

    /// The number of all lines.
    package let lines: Int

    /// The number of lines that contain a token.
    package let code: Int

    /// The number of lines that contain only comment.
    package let comment: Int

    /// The number of lines that contain neither.
    package let blank: Int

    /// Creates the sum over files.
    package init(_ files: [FileLines]) {
        let counts = files.reduce(into: LineCounts.zero) { $0 += $1.counts }
        self.files = files.count
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
    }
}

/// Formats the lines of files as plain text.
package enum LineList {
    /// Returns a row for every line, `PATH:LINE: KIND`, counted from 1. Invisible characters of a
    /// path, and those that would move the cursor, are written as `\u{…}`.
    ///
    /// There is no total, so that the rows can be filtered, sorted and compared. Files without
    /// kinds have no rows.
    package static func text(_ files: [FileLines]) -> String {
        var text = ""
        for file in files {
            let path = file.path.visible
            for (index, kind) in (file.kinds ?? []).enumerated() {
                text += "\(path):\(index + 1): \(kind.rawValue)\n"
            }
        }
        return text
    }
}
