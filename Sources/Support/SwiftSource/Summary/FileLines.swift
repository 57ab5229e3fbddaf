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
