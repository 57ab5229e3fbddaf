/// The lines of all files together; its JSON is flat.
package struct TotalLines: Codable, Hashable, Sendable {
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

    /// The sum over files.
    package init(_ files: [FileLines]) {
        let counts = files.reduce(into: LineCounts.zero) { $0 += $1.counts }
        self.files = files.count
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
    }
}
