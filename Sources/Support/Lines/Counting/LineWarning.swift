/// Something that was opened and never closed, so that it was counted to the end of the source.
package struct LineWarning: Codable, Hashable, Sendable {
    /// What was left open.
    package enum Kind: String, Codable, Hashable, Sendable {
        /// A `/*` without its `*/`.
        case unterminatedComment

        /// A multi-line string literal without its closing delimiter. A single-line literal is
        /// never reported: it ends with its line, and the lines after it are counted as usual.
        case unterminatedString
    }

    /// What was left open.
    package let kind: Kind

    /// The line of the opening delimiter, the first line of the source being 1.
    package let line: Int

    /// The warning without its place.
    package var message: String {
        switch kind {
        case .unterminatedComment:
            "block comment is never closed, counted to the end of the file"
        case .unterminatedString:
            "string literal is never closed, counted to the end of the file"
        }
    }

    /// A warning about what was opened on `line`.
    package init(kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}
