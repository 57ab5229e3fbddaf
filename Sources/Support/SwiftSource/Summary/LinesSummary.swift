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
