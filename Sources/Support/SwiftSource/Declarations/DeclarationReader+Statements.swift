/// Reads words: statements and their decisions.
extension DeclarationReader {
    mutating func readWord(_ token: Token) {
        // The label of an argument can have any name.
        guard !isLabel else { return }
        if scope.kind == .brackets {
            // Between brackets, outside of closures, there are only statements that are
            // expressions.
            guard Self.expressions.contains(token.text), !isParameter else { return }
        }
        if let keyword = ControlStatement.Keyword(rawValue: token.text) {
            readStatement(keyword)
        } else if token.text == "case", scope.kind == .cases {
            if !isPattern { addDecision() }
        } else if scope.kind != .accessors {
            readDeclaration(token)
        }
    }

    /// Indicates whether the `case` here belongs to another statement, as in `if case`.
    private var isPattern: Bool {
        let before = tokens[place - 1]
        guard before.isWord else { return before.isPunctuation(",") }
        return ["if", "guard", "while", "for", "await", "try"].contains(before.text)
    }

    private static let expressions: Set<String> = ["if", "else", "switch", "do", "catch"]

    private var isLabel: Bool {
        tokens[place + 1].isPunctuation(":") && !tokens[place].isWord("default")
    }

    /// Indicates whether the word is the first of two names of a parameter, as in
    /// `(if condition: Bool)`.
    private var isParameter: Bool {
        tokens[place + 1].isName && tokens[place + 2].isPunctuation(":")
    }

    private mutating func readStatement(_ keyword: ControlStatement.Keyword) {
        switch keyword {
        case .if, .guard, .for, .while, .catch:
            addDecision()
        case .repeat:
            // Otherwise it repeats a pack.
            guard tokens[place + 1].isPunctuation("{") else { return }
            addDecision()
        case .else:
            return readElse()
        case .switch, .do, .defer:
            break
        }
        scope.waiting.append(ControlStatement(keyword: keyword))
    }

    private mutating func readElse() {
        // If the condition contains an `if` expression with an `else`, the guard takes that `else`,
        // and the next one has no statement. The levels are the same.
        if scope.waiting.last?.keyword == .guard {
            scope.waiting[scope.waiting.count - 1].hasElse = true
        } else if !tokens[place + 1].isWord("if") {
            scope.waiting.append(ControlStatement(keyword: .else))
        }
    }
}
