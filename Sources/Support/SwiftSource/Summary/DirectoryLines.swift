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
