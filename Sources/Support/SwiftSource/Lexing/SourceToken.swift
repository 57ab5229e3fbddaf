/// A token of Swift source.
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

        /// A string or regex literal, or the rest of one after its last interpolation.
        case literal
    }

    /// The position of an operator, which determines its meaning for the compiler: with white space
    /// on both sides or on none it is infix.
    package enum Fixity: Hashable, Sendable {
        case prefix, infix, postfix
    }

    package let kind: Kind
    /// The range of the token's bytes in the source.
    package let range: Range<Int>
    /// The line of its beginning, from 1.
    package let line: Int
}
