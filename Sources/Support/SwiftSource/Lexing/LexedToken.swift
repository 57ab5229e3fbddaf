/// The last token that the lexer read.
///
/// Only its position is stored, because almost no token is examined again. Whether a `/` begins a
/// regex literal depends on the token before it, which is examined only then.
struct LexedToken {
    enum Kind: UInt8 {
        /// No token yet.
        case none

        /// An identifier, keyword or number.
        case word

        /// A single byte that is a token.
        case punctuation

        /// A run of operator characters.
        case operation

        /// The `?` or `!` of `try?` and `try!`, after which an expression follows and never a
        /// binary operator.
        case tryMark

        /// A string, a regex, an identifier in backticks or a shebang: a token after which no regex
        /// can follow.
        case literal
    }

    let kind: Kind
    let start: Int
    let end: Int
}
