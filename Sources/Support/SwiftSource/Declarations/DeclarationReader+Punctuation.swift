/// Reads operators, brackets, and tokens that begin with `@` and `#`.
extension DeclarationReader {
    mutating func readOperator(_ token: Token) {
        switch token.text {
        case "?":
            // After an operand it is part of a type, a chain or a pattern.
            if token.kind != .operation(.postfix) { addDecision() }
        case "&&", "||", "??":
            if token.kind == .operation(.infix), !isOperatorName { addDecision() }
        case "=":
            switch scope.declaration {
            case .property(let index, _): scope.declaration = .property(index, hasValue: true)
            case .variable: scope.declaration = .variable(hasValue: true)
            default: break
            }
        default:
            break
        }
    }

    /// Indicates whether the operator here is passed as a function instead of applied.
    private var isOperatorName: Bool {
        let before = tokens[place - 1]
        let after = tokens[place + 1]
        return ["(", "[", ",", ":"].contains { before.isPunctuation($0) }
            || [")", "]", ","].contains { after.isPunctuation($0) }
    }

    mutating func readPunctuation(_ token: Token) {
        switch token.text {
        case "(", "[": openBracket()
        case "{": openBrace()
        case ")", "]", "}": close()
        case ",": beginNextProperty()
        case ";": scope.declaration = nil
        case "@": place = tokens.endOfAttribute(at: place)
        case "#": readPound()
        default: break
        }
    }

    private mutating func readPound() {
        let word = tokens[place + 1]
        guard word.isWord, word.isAttached else { return }
        switch word.text {
        case "if", "elseif":
            skipCondition()
        case "else", "endif":
            place += 1
        default:
            beginMacro(word)
            place += 1
        }
    }

    /// Moves to the end of the condition of an `#if`. It ends with its line, unless an operator or
    /// parentheses continue it.
    private mutating func skipCondition() {
        place += 1
        let joining: Set<String> = ["&&", "||", "!"]
        while place + 1 < tokens.count {
            let next = tokens[place + 1]
            let isJoined = joining.contains(tokens[place].text) || ["&&", "||"].contains(next.text)
            guard next.line == tokens[place].line || isJoined else { return }
            place = next.isPunctuation("(") ? next.partner ?? place + 1 : place + 1
        }
    }

    // MARK: - Braces

    private mutating func openBrace() {
        let outer = scope
        if outer.kind == .requirements {
            // The braces of a property contain no code.
            place = tokens[place].partner ?? tokens.count
            return
        }
        if outer.kind == .accessors {
            return open(.code, owner: outer.owner, level: outer.level)
        }
        if let statement = outer.waiting.last, isBody(of: statement) {
            scope.waiting.removeLast()
            let kind: SourceScope.Kind = statement.keyword == .switch ? .cases : .code
            if statement.keyword.hasCondition { controlBodies.insert(place) }
            open(kind, owner: owner(), level: outer.level + 1)
            scope.statement = statement.keyword
            return
        }
        switch outer.declaration {
        case .withoutCode:
            scope.declaration = nil
            // Without a closing brace, it contains the rest of the source.
            place = tokens[place].partner ?? tokens.count
        case .type(let name):
            scope.declaration = nil
            openMembers(.type, path: self.name(name, in: outer.path))
        case .protocol:
            scope.declaration = nil
            openMembers(.requirements, path: outer.path)
        case .function(let index, let isSubscript):
            scope.declaration = nil
            let hasAccessors = isSubscript && opensAccessors(observersOnly: false)
            openBody(of: index, hasAccessors: hasAccessors)
        case .property(let index, hasValue: false):
            scope.declaration = nil
            openBody(of: index, hasAccessors: opensAccessors(observersOnly: false))
        case .property(let index, hasValue: true) where opensAccessors(observersOnly: true):
            scope.declaration = nil
            openBody(of: index, hasAccessors: true)
        case .variable(let hasValue) where opensAccessors(observersOnly: hasValue):
            scope.declaration = nil
            open(.accessors, owner: outer.owner, level: outer.level + 1)
        case .property, .variable, nil:
            open(.code, owner: owner(), level: outer.level + 1)
        }
    }

    /// Indicates whether the brace here opens the body of a statement, instead of a closure in its
    /// condition.
    private func isBody(of statement: ControlStatement) -> Bool {
        switch statement.keyword {
        case .else, .do, .defer, .repeat: return true
        case .guard: return statement.hasElse
        case .catch where tokens[place - 1].isWord("catch"): return true
        case .switch where opensCases: return true
        case .if, .for, .while, .switch, .catch: break
        }
        return !tokens.expectsOperand(after: place - 1) && !isFollowedByCondition
    }

    private var opensCases: Bool {
        let first = tokens[place + 1]
        return first.isWord("case") || first.isWord("default")
    }

    /// Indicates whether the condition continues after the braces here, so that they are a closure
    /// in it. The parser applies the same rule.
    private var isFollowedByCondition: Bool {
        guard let end = tokens[place].partner else { return false }
        let next = tokens[end + 1]
        if next.isPunctuation("{") || next.isPunctuation(",") || next.isWord("where") {
            return true
        }
        guard next.line == tokens[end].line else { return false }
        switch next.kind {
        case .operation(let fixity):
            return fixity != .prefix || next.text == "." || next.text == "?"
        case .punctuation: return next.text == "(" || next.text == "[" || next.text == ":"
        case .word: return next.text == "is" || next.text == "as"
        case .escapedName, .tryMark, .literal: return false
        }
    }

    /// Returns true if the brace here opens accessors: its first word, after attributes and
    /// modifiers, is the name of one and has a valid successor.
    private func opensAccessors(observersOnly: Bool) -> Bool {
        var next = skippingAttributes(from: place + 1)
        while Self.accessorModifiers.contains(tokens[next].text) { next += 1 }
        let names = observersOnly ? Self.observers : Self.accessors
        guard tokens[next].isWord, names.contains(tokens[next].text) else { return false }
        next += 1
        if tokens[next].isPunctuation("("), let end = tokens[next].partner { next = end + 1 }
        while Self.effects.contains(tokens[next].text) {
            next += 1
            if tokens[next].isPunctuation("("), let end = tokens[next].partner { next = end + 1 }
        }
        return tokens[next].isPunctuation("{")
    }

    private static let observers: Set<String> = ["willSet", "didSet", "init"]
    private static let accessors = observers.union([
        "get", "set", "borrow", "mutate", "_read", "_modify", "unsafeAddress",
        "unsafeMutableAddress",
    ])
    private static let accessorModifiers: Set<String> = [
        "mutating", "nonmutating", "nonisolated", "borrowing", "consuming", "__consuming",
    ]
    private static let effects: Set<String> = ["async", "throws", "reasync", "rethrows"]
}
