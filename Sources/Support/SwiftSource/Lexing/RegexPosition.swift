/// Rules about the token before a `/`, for cases in which white space does not distinguish a regex
/// literal from an operator.
///
/// These are the rules of the compiler's lexer, which does not know the grammar either.
extension LineLexer {
    /// Indicates whether an expression, and so a regex literal, can follow the last token.
    var expectsExpression: Bool {
        switch previous.kind {
        case .none: true
        case .word: isExpressionKeyword
        case .punctuation: isOpeningPunctuation
        case .operation: isOperatorBeforeOperand
        case .tryMark: true
        case .literal: false
        }
    }

    /// Indicates whether only an operator can follow the last token. An operator after `func` or
    /// `operator` can look like a regex literal (`operator /^/`).
    var declaresOperator: Bool {
        isWord(previous, "func") || isWord(previous, "operator")
    }

    /// Indicates whether the last token can open an argument, which can be an operator as a
    /// function (`reduce(1, /)`).
    var opensArgument: Bool {
        guard previous.kind == .punctuation else { return false }
        switch bytes[previous.start] {
        case ASCII.leftParenthesis, ASCII.leftBracket, ASCII.comma, ASCII.colon: return true
        default: return false
        }
    }

    /// Returns true if a token is the given word.
    func isWord(_ token: LexedToken, _ word: StaticString) -> Bool {
        guard token.kind == .word, token.end - token.start == word.utf8CodeUnitCount else {
            return false
        }
        return word.withUTF8Buffer { bytes[token.start..<token.end].elementsEqual($0) }
    }

    private var isOpeningPunctuation: Bool {
        switch bytes[previous.start] {
        case ASCII.leftBrace, ASCII.leftParenthesis, ASCII.leftBracket, ASCII.comma,
            ASCII.semicolon:
            true
        case ASCII.colon:
            // A name follows the `::` of a module selector.
            previous.start == 0 || bytes[previous.start - 1] != ASCII.colon
        default:
            false
        }
    }

    private var isOperatorBeforeOperand: Bool {
        let leftBound = isLeftBound(previous.start)
        let rightBound = isRightBound(previous.end, isLeftBound: leftBound)
        switch (previous.end - previous.start, bytes[previous.start]) {
        case (1, ASCII.equal): return true
        case (1, ASCII.period): return false
        case (1, ASCII.question): return !leftBound
        case (2, 0x2D) where bytes[previous.start + 1] == ASCII.greater: return false
        default: return !leftBound || rightBound
        }
    }

    private var isExpressionKeyword: Bool {
        let text = String(decoding: bytes[previous.start..<previous.end], as: UTF8.self)
        return Self.expressionKeywords.contains(text)
    }

    /// The keywords that the lexer knows without grammar, except those that are expressions
    /// (`self`, `nil`, …), and the directives that an expression or statement can follow.
    private static let expressionKeywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "elseif", "endif", "enum", "extension", "fallthrough",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "static", "struct", "subscript", "switch", "throw", "throws", "try",
        "typealias", "var", "where", "while",
    ]
}
