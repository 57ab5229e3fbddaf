internal import Lines

/// Words: statements, and what they decide.
extension FunctionReader {
    mutating func readWord(_ token: Token) {
        // A member or the label of an argument, whatever it is called.
        guard tokens[place - 1].text != ".", !isLabel else { return }
        if scope.kind == .brackets {
            // Between brackets only statements that are expressions stand outside of closures.
            guard Self.expressions.contains(token.text), !isParameter else { return }
        }
        if let keyword = Statement.Keyword(rawValue: token.text) {
            readStatement(keyword)
        } else if token.text == "case", scope.kind == .cases {
            if !isPattern { addDecision() }
        } else if scope.kind != .accessors {
            readDeclaration(token)
        }
    }

    /// Whether the `case` here is that of another statement, as in `if case`.
    private var isPattern: Bool {
        let before = tokens[place - 1]
        guard before.isWord else { return before.isPunctuation(",") }
        return ["if", "guard", "while", "for", "await", "try"].contains(before.text)
            && tokens[place - 2].text != "."
    }

    private static let expressions: Set<String> = ["if", "else", "switch", "do", "catch"]

    private var isLabel: Bool {
        tokens[place + 1].isPunctuation(":") && !tokens[place].isWord("default")
    }

    /// Whether it is the first of the two names of a parameter, as in `(if condition: Bool)`.
    private var isParameter: Bool {
        tokens[place + 1].isName && tokens[place + 2].isPunctuation(":")
    }

    private mutating func readStatement(_ keyword: Statement.Keyword) {
        switch keyword {
        case .if, .guard, .for, .while, .catch:
            addDecision()
        case .repeat:
            // Before anything else it repeats a pack.
            guard tokens[place + 1].isPunctuation("{") else { return }
            addDecision()
        case .else:
            return readElse()
        case .switch, .do, .defer:
            break
        }
        scope.waiting.append(Statement(keyword: keyword))
    }

    private mutating func readElse() {
        // Where an `if` with an `else` is a value in the condition, the guard takes that one and the
        // next `else` stands alone. Levels are the same.
        if scope.waiting.last?.keyword == .guard {
            scope.waiting[scope.waiting.count - 1].hasElse = true
        } else if !tokens[place + 1].isWord("if") {
            scope.waiting.append(Statement(keyword: .else))
        }
    }
}
