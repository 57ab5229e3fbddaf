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
