/// The token the lexer read last.
///
/// Only its place is kept, because almost no token is ever asked about: whether a `/` begins a
/// regex literal depends on the token before it, and that is worked out when such a `/` comes.
struct LexedToken {
    enum Kind: UInt8 {
        /// Nothing was read yet.
        case none

        /// An identifier, keyword or number.
        case word

        /// One byte that is a token of its own.
        case punctuation

        /// A run of operator characters.
        case operation

        /// The `?` or `!` of `try?` and `try!`, which an expression follows and never a binary
        /// operator.
        case tryMark

        /// A string, a regex, an identifier in backticks, a shebang: anything a regex cannot follow.
        case literal
    }

    let kind: Kind
    let start: Int
    let end: Int
}
