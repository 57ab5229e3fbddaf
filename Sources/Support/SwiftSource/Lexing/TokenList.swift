/// All tokens of a source.
package struct TokenList: Sendable {
    private var tokens: [Token] = []

    package init(_ source: [UInt8]) {
        var end = -1
        for token in SourceToken.tokens(of: source) {
            let isLiteral = token.kind == .literal
            let text = isLiteral ? "" : String(decoding: source[token.range], as: UTF8.self)
            let isAttached = token.range.lowerBound == end
            end = token.range.upperBound
            if isAttached, text == ":", let colon = tokens.last, colon.isPunctuation(":") {
                tokens[tokens.count - 1] = .moduleSelector(colon.range.lowerBound..<end, colon)
                continue
            }
            // A member can have the name of any keyword, as if it were in backticks.
            let isSelected = token.kind == .word && tokens.last?.isSelector == true
            tokens.append(
                Token(
                    kind: isSelected ? .escapedName : token.kind,
                    text: text,
                    range: token.range,
                    line: token.line,
                    isAttached: isAttached
                )
            )
        }
        pairBrackets()
    }

    package var count: Int { tokens.count }

    /// The token at an index; ``Token/none`` before the first and after the last.
    package subscript(place: Int) -> Token {
        tokens.indices.contains(place) ? tokens[place] : .none
    }

    /// Returns the index of the bracket that closes the given one, or the index itself if it opens
    /// nothing.
    package func end(of place: Int) -> Int { max(self[place].partner ?? place, place) }

    /// Returns the index of the bracket that opens the given one, or the index itself if it closes
    /// nothing.
    package func start(of place: Int) -> Int { min(self[place].partner ?? place, place) }

    /// Returns true if an operand must follow a token, because the token begins or continues an
    /// expression. Otherwise it may end one.
    package func expectsOperand(after place: Int) -> Bool {
        let token = self[place]
        return switch token.kind {
        case .operation(let fixity): fixity != .postfix
        case .punctuation: ["(", "[", "{", ",", ":", ";"].contains(token.text)
        case .word: Self.wordsBeforeOperand.contains(token.text)
        case .tryMark: true
        case .literal, .escapedName: false
        }
    }

    private static let wordsBeforeOperand: Set<String> = [
        "await", "case", "catch", "for", "guard", "if", "in", "is", "return", "switch", "throw",
        "try", "where", "while",
    ]

    /// Returns the index of the last token of an attribute, with its arguments.
    ///
    /// - Parameter place: the index of the `@`.
    package func endOfAttribute(at place: Int) -> Int {
        var last = place
        while self[last + 1].isAttached, self[last + 1].isName || self[last + 1].isSelector {
            last += 1
        }
        let next = self[last + 1]
        return next.isPunctuation("(") && next.isAttached ? next.partner ?? last : last
    }

    /// Sets the partner of each bracket.
    ///
    /// If brackets do not match, a closing brace takes precedence over open parentheses inside its
    /// braces, and a closing parenthesis never closes the enclosing braces.
    private mutating func pairBrackets() {
        var open: [Int] = []
        var openBraces = 0
        for place in tokens.indices where tokens[place].kind == .punctuation {
            let text = tokens[place].text
            switch text {
            case "(", "[", "{":
                open.append(place)
                if text == "{" { openBraces += 1 }
            case ")", "]", "}":
                let opening = text == ")" ? "(" : text == "]" ? "[" : "{"
                if opening == "{", openBraces == 0 { continue }
                while let last = open.last, tokens[last].text != opening {
                    if tokens[last].text == "{" { break }
                    open.removeLast()
                }
                guard let last = open.last, tokens[last].text == opening else { continue }
                open.removeLast()
                if opening == "{" { openBraces -= 1 }
                tokens[place].partner = last
                tokens[last].partner = place
            default:
                break
            }
        }
    }
}
