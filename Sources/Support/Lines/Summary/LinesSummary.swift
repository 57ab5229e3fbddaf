/// What `lines` reports, in the shape of its JSON: `total` always, `files` only by file and by line,
/// and `directories` only by directory.
package struct LinesSummary: Codable, Hashable, Sendable {
    /// Every file, ordered by path; absent unless asked for.
    package let files: [FileLines]?

    /// Every directory, ordered by path; absent unless asked for.
    package let directories: [DirectoryLines]?

    /// All files together.
    package let total: TotalLines

    /// The summary of files in any order.
    package init(_ files: [FileLines], by grouping: LinesGrouping) {
        let listsFiles = grouping == .file || grouping == .line
        self.files = listsFiles ? files.sorted { $0.path < $1.path } : nil
        self.directories = grouping == .directory ? DirectoryLines.grouping(files) : nil
        self.total = TotalLines(files)
    }
}
