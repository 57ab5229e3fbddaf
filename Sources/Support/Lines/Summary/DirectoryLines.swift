/// The lines of the files that lie directly in one directory; its JSON is flat.
///
/// What lies in directories below is not included, so that the rows of a report add up to its total.
package struct DirectoryLines: Codable, Hashable, Sendable {
    /// The path, relative as the person named it; `.` for files named without a directory.
    package let path: String

    /// The number of files.
    package let files: Int

    /// All lines.
    package let lines: Int

    /// The lines that hold a token.
    package let code: Int

    /// The lines that hold only comment.
    package let comment: Int

    /// The lines that hold neither.
    package let blank: Int

    /// The counts of so many files in the directory at `path`.
    package init(path: String, files: Int, counts: LineCounts) {
        self.path = path
        self.files = files
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
    }

    /// The directories of files, ordered by path.
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
