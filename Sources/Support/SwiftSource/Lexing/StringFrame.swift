/// A string literal that the lexer reads, or to which it returns after an interpolation.
struct StringFrame {
    /// The quotation mark, `"` or `'`.
    let quote: UInt8

    /// The number of `#` before the quote.
    let pounds: Int

    /// Indicates whether the delimiter has three quotes, so that the literal may span lines.
    let isMultiline: Bool

    /// The line of the opening delimiter, for the warning.
    let line: Int

    /// The number of open parentheses around the literal. Each interpolation counts its own from
    /// zero, so that it recognizes its closing parenthesis.
    let parentheses: Int
}
