/// A token with its text, and its partner if it is a bracket.
package struct Token: Sendable {
    package let kind: SourceToken.Kind
    /// Empty for a literal, of which nobody asks what it says.
    package let text: String
    /// The bytes of the source that are the token; see ``SourceToken/tokens(of:)`` for a string with
    /// interpolations.
    package let range: Range<Int>
    /// The line on which it begins, the first being 1.
    package let line: Int
    /// Whether it follows the token before it without anything between them.
    package let isAttached: Bool
    /// The place of the other bracket; `nil` where that is missing, or this is no bracket.
    package internal(set) var partner: Int?

    /// What stands before the first token and behind the last.
    static let none = Token(kind: .literal, text: "", range: 0..<0, line: 0, isAttached: false)

    package var isWord: Bool { kind == .word }
    package var isName: Bool { kind == .word || kind == .escapedName }

    package var isOperation: Bool {
        if case .operation = kind { true } else { false }
    }

    /// Whether it is this punctuation; the same characters can be a literal's.
    package func isPunctuation(_ mark: String) -> Bool { kind == .punctuation && text == mark }

    package func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
