/// A string literal the lexer is in, or returns to when an interpolation closes.
struct StringFrame {
    /// `"` or `'`.
    let quote: UInt8

    /// The number of `#` before the quote.
    let pounds: Int

    /// Whether the delimiter is three quotes, so that the literal may span lines.
    let isMultiline: Bool

    /// The line of the opening delimiter, for the warning.
    let line: Int

    /// How many parentheses were open around the literal: each interpolation counts its own from
    /// zero, so that it knows the one that closes it.
    let parentheses: Int
}
