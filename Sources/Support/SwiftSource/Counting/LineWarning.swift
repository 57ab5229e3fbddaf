/// A warning about an unterminated comment or string, which was counted to the end of the source.
package struct LineWarning: Codable, Hashable, Sendable {
    /// The kind of the unterminated element.
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A `/*` without a `*/`.
        case unterminatedComment

        /// A multi-line string literal without its closing delimiter. A single-line literal is
        /// never reported: it ends with its line, and the lines after it are counted normally.
        case unterminatedString
    }

    /// The kind of the unterminated element.
    package let kind: Kind

    /// The line of the opening delimiter, from 1.
    package let line: Int

    /// The warning without its position.
    package var message: String {
        switch kind {
        case .unterminatedComment:
            "block comment is never closed, counted to the end of the file"
        case .unterminatedString:
            "string literal is never closed, counted to the end of the file"
        }
    }

    /// Creates a warning about an element that begins on `line`.
    package init(kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}
