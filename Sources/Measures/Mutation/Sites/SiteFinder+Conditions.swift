internal import SwiftSource

/// Boolean operands that can be negated, and patterns that can be refused.
extension SiteFinder {
    mutating func findConditions(at place: Int) {
        let token = tokens[place]
        switch token.kind {
        case .word:
            guard !tokens[place + 1].isPunctuation(":") else { return }
            switch token.text {
            case "if", "guard", "while": findConditionList(behind: place)
            case "where" where !constrainsTypes(place): negateOperand(around: place + 1)
            default: break
            }
        case .operation(.prefix) where token.text == "!":
            negateOperand(around: place)
        case .operation(.infix) where !isName(place) && !token.isAttached:
            switch token.text {
            case "==", "!=", "<", ">", "<=", ">=", "===", "!==": negateOperand(around: place)
            case "&&", "||":
                negateOperand(around: place - 1)
                negateOperand(around: place + 1)
            case "?": negateOperand(around: place - 1)
            default: break
            }
        default:
            break
        }
    }

    /// Returns whether an operator is declared or passed as a function.
    private func isName(_ place: Int) -> Bool {
        tokens[place - 1].isWord("func")
            || [")", "]", ","].contains { tokens[place + 1].isPunctuation($0) }
    }

    // MARK: - Conditions of statements

    private mutating func findConditionList(behind keyword: Int) {
        var first = keyword + 1
        var place = first
        while true {
            let token = tokens[place]
            let isEnd =
                place >= tokens.count || statements.isBody(place) || token.isWord("else")
                || statements.begins(at: place) || token.isPunctuation("}")
            if isEnd || token.isPunctuation(",") {
                findCondition(from: first, through: place - 1)
                first = place + 1
            }
            if isEnd { return }
            place = tokens.end(of: place) + 1
        }
    }

    private mutating func findCondition(from first: Int, through last: Int) {
        guard first <= last else { return }
        let token = tokens[first]
        if token.isWord, ["let", "var", "case"].contains(token.text) {
            if let range = bytes(from: first, through: last) { add(.refuse, range) }
        } else if !token.isPunctuation("#") {
            // Nested operands of `&&`, `||` and `? :` are found by these.
            let operand = operand(around: first)
            if operand == first...last { negate(operand) }
        }
    }

    // MARK: - Operands

    private mutating func negateOperand(around place: Int) {
        negate(operand(around: place))
    }

    private mutating func negate(_ operand: ClosedRange<Int>) {
        let first = tokens[operand.lowerBound]
        let isPattern = first.isWord && ["let", "var", "case"].contains(first.text)
        // A single literal has its own mutant.
        let isLiteral = operand.count == 1 && ["true", "false"].contains(first.text)
        guard !isPattern, !isLiteral, !first.isPunctuation("#"),
            !isConstraint(operand),
            let range = bytes(from: operand.lowerBound, through: operand.upperBound)
        else { return }
        add(.negate, range)
    }

    /// Returns the tokens around one that form an operand of a logical operator or a complete
    /// expression.
    private func operand(around place: Int) -> ClosedRange<Int> {
        var first = tokens.start(of: place)
        while first > 0, !statements.begins(at: first), !endsBefore(first - 1) {
            first = tokens.start(of: first - 1)
        }
        var last = tokens.end(of: place)
        while last + 1 < tokens.count, !statements.begins(at: last + 1), !endsBehind(last + 1) {
            last = tokens.end(of: last + 1)
        }
        return first...max(first, last)
    }

    /// Returns whether an operand after a token begins after it.
    private func endsBefore(_ place: Int) -> Bool {
        let token = tokens[place]
        if token.isWord {
            let words: Set<String> = [
                "return", "if", "guard", "while", "where", "in", "try", "await", "else", "throw",
                "switch",
            ]
            return words.contains(token.text)
        }
        if let partner = token.partner { return partner > place }
        return token.kind == .tryMark || separates(token)
    }

    /// Returns whether an operand before a token ends before it.
    private func endsBehind(_ place: Int) -> Bool {
        let token = tokens[place]
        if token.isWord { return ["else", "where", "in"].contains(token.text) }
        if let partner = token.partner { return partner < place || statements.isBody(place) }
        return separates(token)
    }

    private func separates(_ token: Token) -> Bool {
        switch token.kind {
        case .punctuation: return [",", ";", ":"].contains(token.text)
        case .operation(.infix):
            return ["&&", "||", "?", "=", "+=", "-=", "*=", "/=", "%="].contains(token.text)
        default: return false
        }
    }

    // MARK: - Constraints

    /// Returns whether `where` begins constraints on types, which are not conditions.
    private func constrainsTypes(_ place: Int) -> Bool {
        let declarations: Set<String> = [
            "associatedtype", "class", "enum", "extension", "func", "init", "protocol", "struct",
            "subscript", "typealias", "actor",
        ]
        return (statements.beginning(of: place)..<place).contains {
            tokens[$0].isWord && declarations.contains(tokens[$0].text)
        }
    }

    private func isConstraint(_ operand: ClosedRange<Int>) -> Bool {
        let before = operand.lowerBound - 1
        guard
            let place = (statements.beginning(of: operand.lowerBound)..<max(before + 1, 0)).last(
                where: {
                    tokens[$0].isWord("where")
                })
        else { return false }
        return constrainsTypes(place)
    }
}
