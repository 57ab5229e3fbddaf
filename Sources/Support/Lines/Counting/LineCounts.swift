/// How many lines of a source are code, comment and blank; the unit is lines.
///
/// `lines` is always the sum of the three: every line has exactly one ``LineKind``.
package struct LineCounts: Codable, Hashable, Sendable {
    /// All lines: every piece that ends with a line ending, plus a last piece without one.
    package private(set) var lines: Int

    /// The lines that hold a token.
    package private(set) var code: Int

    /// The lines that hold only comment.
    package private(set) var comment: Int

    /// The lines that hold neither.
    package private(set) var blank: Int

    /// No lines at all, as in an empty file.
    package static let zero = LineCounts(code: 0, comment: 0, blank: 0)

    /// Counts whose `lines` is the sum of the arguments.
    package init(code: Int, comment: Int, blank: Int) {
        self.lines = code + comment + blank
        self.code = code
        self.comment = comment
        self.blank = blank
    }

    /// The counts of both sources together.
    package static func + (left: LineCounts, right: LineCounts) -> LineCounts {
        LineCounts(
            code: left.code + right.code,
            comment: left.comment + right.comment,
            blank: left.blank + right.blank
        )
    }

    /// Adds the counts of another source.
    package static func += (left: inout LineCounts, right: LineCounts) {
        left = left + right
    }

    /// Adds one line.
    package mutating func add(_ kind: LineKind) {
        lines += 1
        switch kind {
        case .code: code += 1
        case .comment: comment += 1
        case .blank: blank += 1
        }
    }
}
