/// The numbers of code, comment and blank lines of a source.
///
/// `lines` is always the sum of the three: every line has exactly one ``LineKind``.
package struct LineCounts: Codable, Hashable, Sendable {
    /// The number of all lines, including a last line without a line ending.
    package private(set) var lines: Int

    /// The number of lines that contain a token.
    package private(set) var code: Int

    /// The number of lines that contain only comment.
    package private(set) var comment: Int

    /// The number of lines that contain neither.
    package private(set) var blank: Int

    /// The counts of an empty file.
    package static let zero = LineCounts(code: 0, comment: 0, blank: 0)

    /// Creates counts whose `lines` is the sum of the arguments.
    package init(code: Int, comment: Int, blank: Int) {
        self.lines = code + comment + blank
        self.code = code
        self.comment = comment
        self.blank = blank
    }

    /// Returns the sum of the counts of two sources.
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

/// The kind of a line of Swift source.
package enum LineKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// The line contains at least part of one token, with or without comments. Every line of a
    /// string literal is code, including blank ones.
    case code

    /// The line contains comment and no token. Blank lines inside a block comment are comment.
    case comment

    /// The line is empty or contains only white space.
    case blank
}

/// The lines of one source, with warnings.
package struct CountedLines: Hashable, Sendable {
    /// The number of lines of each kind.
    package let counts: LineCounts

    /// The warnings about unterminated comments and strings, in the order of their beginnings.
    package let warnings: [LineWarning]
}
