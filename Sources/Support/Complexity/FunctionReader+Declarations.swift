internal import Lines

/// Declarations, and the names of functions.
extension FunctionReader {
    mutating func readDeclaration(_ token: Token) {
        let next = tokens[place + 1]
        switch token.text {
        case "func":
            declareFunction()
        case "init" where scope.kind == .type:
            if next.isPunctuation("(") || ["<", "?", "!"].contains(next.text) { declareInit() }
        case "deinit" where scope.kind == .type:
            declare("deinit")
        case "subscript" where scope.kind == .type:
            declareSubscript()
        case "var", "let":
            declareProperty(isVariable: token.text == "var")
        case "struct", "enum":
            if next.isName { declareType(next.text) }
        case "class":
            if next.isName, !Self.wordsBehindModifier.contains(next.text) { declareType(next.text) }
        case "actor":
            if declaresActor { declareType(next.text) }
        case "extension":
            declareExtension()
        case "protocol", "precedencegroup":
            scope.declaration = .withoutCode
        case "import":
            while tokens[place + 1].line == token.line { place += 1 }
        case "operator":
            scope.declaration = nil
            // The operator that is declared is not applied.
            place += 1
        case "typealias", "associatedtype", "case":
            if scope.kind == .type { scope.declaration = nil }
        case "macro":
            if scope.kind != .code, next.isName { scope.declaration = nil }
        default:
            break
        }
    }

    /// `class` before one of these is a modifier.
    private static let wordsBehindModifier: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate",
        "internal", "package", "public", "open", "dynamic", "required", "nonisolated", "prefix",
        "postfix", "infix", "class", "unowned", "weak", "lazy",
    ]

    /// Whether `actor` here declares one; it is no reserved word.
    private var declaresActor: Bool {
        guard tokens[place + 1].isName, tokens[place + 1].line == tokens[place].line else {
            return false
        }
        let after = tokens[place + 2]
        return after.isPunctuation("{") || after.isPunctuation(":") || after.text == "<"
            || after.isWord("where")
    }

    // MARK: - Functions

    private mutating func declareFunction() {
        let keyword = place
        place += 1
        var name = tokens[place].text
        let isOperator = tokens[place].isOperation
        // `func ==<T>(…)` reads as one operator.
        if isOperator, name.count > 1, name.hasSuffix("<"), tokens[place + 1].isName {
            name.removeLast()
        }
        declare(name + labels(isOperator ? .none : .all), line: tokens[keyword].line)
    }

    private mutating func declareInit() {
        let line = tokens[place].line
        // The `?` of one that may fail is none that chooses.
        if ["?", "!"].contains(tokens[place + 1].text) { place += 1 }
        declare("init" + labels(.all), line: line)
    }

    private mutating func declareSubscript() {
        declare("subscript" + labels(.written), isSubscript: true)
    }

    private mutating func declare(_ name: String, line: Int? = nil, isSubscript: Bool = false) {
        let name = self.name(name, in: scope.path)
        let index = addCandidate(name, line: line ?? tokens[place].line, needsBody: true)
        scope.declaration = .function(index, isSubscript: isSubscript)
    }

    /// Which parameters are written with a label where a function is called.
    private enum Labels {
        /// All, unless their label is `_`.
        case all
        /// Those that have a name of their own besides.
        case written
        /// None, as those of an operator.
        case none
    }

    /// The labels of the parameters that follow, as `(_:label:)`.
    private func labels(_ labels: Labels) -> String {
        var opener = place + 1
        // Generic parameters can hold parentheses of their own.
        var depth = tokens[place].isOperation && tokens[place].text.hasSuffix("<") ? 1 : 0
        if depth > 0, !tokens[opener].isName { depth = 0 }
        while opener < tokens.count {
            let token = tokens[opener]
            if token.isOperation, token.text != "->" {
                depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            if token.isPunctuation("("), depth <= 0 { break }
            if token.isPunctuation("{") || token.isPunctuation("}") { return "()" }
            opener += 1
        }
        guard let end = tokens[opener].partner else { return "()" }
        var result = ""
        var next = opener + 1
        while next < end {
            result += label(at: skippingAttributes(from: next), labels) ?? ""
            // To the next comma that separates parameters.
            while next < end, !tokens[next].isPunctuation(",") {
                next = tokens.end(of: next) + 1
            }
            next += 1
        }
        return "(\(result))"
    }

    private func skippingAttributes(from start: Int) -> Int {
        var next = start
        while tokens[next].isPunctuation("@") {
            next += 2
            if tokens[next].isPunctuation("("), tokens[next].isAttached,
                let end = tokens[next].partner
            {
                next = end + 1
            }
        }
        return next
    }

    /// The label of the parameter at a place; `nil` where none begins, as behind the comma in
    /// `Dictionary<Key, Value>`.
    private func label(at start: Int, _ labels: Labels) -> String? {
        guard tokens[start].isName else { return nil }
        let isAlone = tokens[start + 1].isPunctuation(":")
        guard isAlone || tokens[start + 1].isName && tokens[start + 2].isPunctuation(":") else {
            return nil
        }
        switch labels {
        case .all: return tokens[start].text + ":"
        case .written: return isAlone ? "_:" : tokens[start].text + ":"
        case .none: return "_:"
        }
    }

    // MARK: - Types

    private mutating func declareType(_ name: String) {
        scope.declaration = .type(name)
    }

    private mutating func declareExtension() {
        var name = ""
        while place + 1 < tokens.count {
            let next = tokens[place + 1]
            let isEnd = next.isPunctuation(":") || next.isPunctuation("{") || next.isWord("where")
            if isEnd { break }
            name += next.text
            place += 1
        }
        declareType(name)
    }

    // MARK: - Properties

    private mutating func declareProperty(isVariable: Bool) {
        // Else it binds what a condition or a pattern finds, or is a generic parameter (`<let n: Int>`).
        let before = tokens[place - 1]
        let isParameter = before.text.hasSuffix("<") || before.isPunctuation(",")
        guard scope.waiting.isEmpty, !isParameter else { return }
        guard scope.kind == .type || scope.kind == .file else {
            if isVariable { scope.declaration = .variable(hasValue: false) }
            return
        }
        let line = tokens[place].line
        var name = tokens[place + 1].text
        if tokens[place + 1].isPunctuation("("), let end = tokens[place + 1].partner {
            name = (place + 1...end).map { tokens[$0].text }.joined()
        }
        let index = addCandidate(self.name(name, in: scope.path), line: line)
        scope.declaration = .property(index, hasValue: false)
    }

    /// Begins the next of several properties of one declaration at the comma before it.
    mutating func beginNextProperty() {
        guard case .property = scope.declaration, scope.waiting.isEmpty else { return }
        let next = tokens[place + 1]
        let after = tokens[place + 2]
        // Else the comma separates the arguments of a generic type.
        guard next.isName, after.isPunctuation(":") || after.text == "=" else { return }
        let index = addCandidate(name(next.text, in: scope.path), line: next.line)
        scope.declaration = .property(index, hasValue: false)
    }

    /// Takes a macro between the members of a type as what may be a function.
    mutating func beginMacro(_ word: Token) {
        guard scope.kind == .type, scope.waiting.isEmpty else { return }
        if case .property(_, hasValue: true) = scope.declaration,
            tokens.expectsOperand(after: place - 1)
        {
            return
        }
        let index = addCandidate(name("#" + word.text, in: scope.path), line: word.line)
        scope.declaration = .property(index, hasValue: true)
    }

    /// Whether a statement at the top of the file begins here, so that the property declared before
    /// it ended. Between members no statement stands, and inside of functions it makes no difference.
    var beginsStatement: Bool {
        guard scope.kind == .file, case .property = scope.declaration, scope.waiting.isEmpty,
            tokens[place].line > tokens[place - 1].line,
            !tokens.expectsOperand(after: place - 1)
        else { return false }
        let token = tokens[place]
        switch token.kind {
        case .word: return !["as", "is", "else", "catch", "where", "in"].contains(token.text)
        case .escapedName, .literal: return true
        case .punctuation: return token.text == "(" || token.text == "[" || token.text == "#"
        case .operation, .tryMark: return false
        }
    }
}
