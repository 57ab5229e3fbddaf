/// The lines of one file; its JSON is flat.
package struct FileLines: Codable, Hashable, Sendable {
    /// The path, relative as the person named it.
    package let path: String

    /// All lines.
    package let lines: Int

    /// The lines that hold a token.
    package let code: Int

    /// The lines that hold only comment.
    package let comment: Int

    /// The lines that hold neither.
    package let blank: Int

    /// The kind of every line, first line first; absent unless asked for.
    package let kinds: [LineKind]?

    /// The counts of the file at `path`.
    package init(path: String, counts: LineCounts, kinds: [LineKind]? = nil) {
        self.path = path
        self.lines = counts.lines
        self.code = counts.code
        self.comment = counts.comment
        self.blank = counts.blank
        self.kinds = kinds
    }

    /// The same numbers as counts, to add up.
    package var counts: LineCounts {
        LineCounts(code: code, comment: comment, blank: blank)
    }
}
