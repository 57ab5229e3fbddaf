/// A token with its text, and its partner if it is a bracket.
package struct Token: Sendable {
    /// The kind. A word that a selector selects is an escaped name.
    package let kind: SourceToken.Kind
    /// The text; empty for a literal, because its text is not needed.
    package let text: String
    /// The range of the token's bytes in the source; see ``SourceToken/tokens(of:)`` for a string
    /// with interpolations.
    package let range: Range<Int>
    /// The line of its beginning, from 1.
    package let line: Int
    /// Indicates whether there is nothing between the previous token and this one.
    package let isAttached: Bool
    /// The index of the matching bracket; `nil` if it is missing, or the token is not a bracket.
    package internal(set) var partner: Int?

    /// The placeholder before the first token and after the last.
    static let none = Token(kind: .literal, text: "", range: 0..<0, line: 0, isAttached: false)

    /// Returns the `::` of a module selector, which the lexer reads as two colons.
    static func moduleSelector(_ range: Range<Int>, _ colon: Token) -> Token {
        Token(
            kind: .operation(.infix),
            text: "::",
            range: range,
            line: colon.line,
            isAttached: colon.isAttached
        )
    }

    package var isWord: Bool { kind == .word }
    package var isName: Bool { kind == .word || kind == .escapedName }

    package var isOperation: Bool {
        if case .operation = kind { true } else { false }
    }

    /// Indicates whether the token selects the name after it: `.` before a member, or the `::` of a
    /// module selector.
    package var isSelector: Bool { isOperation && (text == "." || text == "::") }

    /// Returns true if the token is this punctuation mark. The same characters can be a literal.
    package func isPunctuation(_ mark: String) -> Bool { kind == .punctuation && text == mark }

    package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
