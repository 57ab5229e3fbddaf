/// A token of Swift source, for those who need more of it than the kinds of its lines.
package struct SourceToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An identifier, keyword or number.
        case word

        /// An identifier in backticks, which are part of it.
        case escapedName

        /// A bracket, comma, colon, semicolon, `@`, `#` or backslash; also the parentheses of an
        /// interpolation.
        case punctuation

        /// A run of operator characters.
        case operation(Fixity)

        /// The `?` or `!` of `try?` and `try!`.
        case tryMark

        /// A string or regex literal, or the rest of one behind its last interpolation.
        case literal
    }

    /// How an operator is written, which is what it is to the compiler: with white space on both
    /// sides or on none it is infix.
    package enum Fixity: Hashable, Sendable {
        case prefix, infix, postfix
    }

    package let kind: Kind
    /// The bytes of the source that are the token.
    package let range: Range<Int>
    /// The line on which it begins, the first being 1.
    package let line: Int
}
