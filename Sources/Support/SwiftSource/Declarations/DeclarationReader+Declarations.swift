/// Reads declarations and the names of functions.
extension DeclarationReader {
    mutating func readDeclaration(_ token: Token) {
        let next = tokens[place + 1]
        switch token.text {
        case "func":
            declareFunction()
        case "init" where scope.hasMembers:
            if next.isPunctuation("(") || ["<", "?", "!"].contains(next.text) { declareInit() }
        case "deinit" where scope.hasMembers:
            declare("deinit", "deinit")
        case "subscript" where scope.hasMembers:
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
        case "protocol":
            if next.isName { add(.protocol, next.text, keyword: place) }
            scope.declaration = .protocol
        case "precedencegroup":
            scope.declaration = .withoutCode
        case "import":
            while tokens[place + 1].line == token.line { place += 1 }
        case "operator":
            scope.declaration = nil
            // A declared operator is not applied.
            place += 1
        case "typealias", "associatedtype", "case":
            if scope.hasMembers { scope.declaration = nil }
        case "macro":
            if scope.kind != .code, next.isName, next.line == token.line { skipMacro() }
        default:
            break
        }
    }

    /// The words before which `class` is a modifier.
    private static let wordsBehindModifier: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate",
        "internal", "package", "public", "open", "dynamic", "required", "nonisolated", "prefix",
        "postfix", "infix", "class", "unowned", "weak", "lazy",
    ]

    /// Indicates whether `actor` is a declaration here; it is not a reserved word.
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
        // `func ==<T>(…)` is read as one operator.
        if isOperator, name.count > 1, name.hasSuffix("<"), tokens[place + 1].isName {
            name.removeLast()
        }
        declare(name, name + labels(isOperator ? .none : .all), keyword: keyword)
    }

    private mutating func declareInit() {
        let keyword = place
        // The `?` of a failable initializer is not a ternary operator.
        if ["?", "!"].contains(tokens[place + 1].text) { place += 1 }
        declare("init", "init" + labels(.all), keyword: keyword)
    }

    private mutating func declareSubscript() {
        declare("subscript", "subscript" + labels(.written), isSubscript: true)
    }

    private mutating func declare(
        _ name: String,
        _ signature: String,
        keyword: Int? = nil,
        isSubscript: Bool = false
    ) {
        let keyword = keyword ?? place
        add(.function, name, keyword: keyword)
        let signature = self.name(signature, in: scope.path)
        let index = addCandidate(signature, line: tokens[keyword].line, needsBody: true)
        scope.declaration = .function(index, isSubscript: isSubscript)
    }

    /// The parameters that have a label in a call.
    private enum Labels {
        /// All parameters, unless their label is `_`.
        case all
        /// Parameters with a label and a separate name.
        case written
        /// No parameters, as for an operator.
        case none
    }

    /// Moves past the parameters of a macro declaration, whose default arguments belong to no
    /// function.
    private mutating func skipMacro() {
        scope.declaration = nil
        place += 1
        place = parameters?.upperBound ?? place
    }

    /// The parentheses of the following parameters; `nil` without parameters.
    private var parameters: ClosedRange<Int>? {
        var opener = place + 1
        // Generic parameters can contain parentheses of their own.
        var depth = tokens[place].isOperation && tokens[place].text.hasSuffix("<") ? 1 : 0
        if depth > 0, !tokens[opener].isName { depth = 0 }
        while opener < tokens.count {
            let token = tokens[opener]
            if token.isOperation, token.text != "->" {
                depth += token.text.count { $0 == "<" } - token.text.count { $0 == ">" }
            }
            if token.isPunctuation("("), depth <= 0 { break }
            if token.isPunctuation("{") || token.isPunctuation("}") || token.isWord("func") {
                return nil
            }
            opener += 1
        }
        return tokens[opener].partner.map { opener...$0 }
    }

    /// Returns the labels of the following parameters, such as `(_:label:)`.
    private func labels(_ labels: Labels) -> String {
        guard let parameters else { return "()" }
        let end = parameters.upperBound
        var result = ""
        var next = parameters.lowerBound + 1
        while next < end {
            result += label(at: skippingAttributes(from: next), labels) ?? ""
            // Skips to the next comma that separates parameters.
            while next < end, !tokens[next].isPunctuation(",") {
                next = tokens.end(of: next) + 1
            }
            next += 1
        }
        return "(\(result))"
    }

    /// Returns the index after the attributes at an index.
    func skippingAttributes(from start: Int) -> Int {
        var next = start
        while tokens[next].isPunctuation("@") { next = tokens.endOfAttribute(at: next) + 1 }
        return next
    }

    /// Returns the label of the parameter at an index; `nil` if no parameter begins there, as after
    /// the comma in `Dictionary<Key, Value>`.
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
        add(.type, name, keyword: place)
        scope.declaration = .type(name)
    }

    private mutating func declareExtension() {
        let keyword = place
        var name = ""
        while place + 1 < tokens.count {
            let next = tokens[place + 1]
            let isEnd = next.isPunctuation(":") || next.isPunctuation("{") || next.isWord("where")
            if isEnd { break }
            name += next.text
            place += 1
        }
        add(.extension, name, keyword: keyword)
        scope.declaration = .type(name)
    }

    // MARK: - Properties

    private mutating func declareProperty(isVariable: Bool) {
        // Otherwise it is a binding in a condition or a pattern, or a generic parameter
        // (`<let n: Int>`).
        let before = tokens[place - 1]
        let isParameter = before.text.hasSuffix("<") || before.isPunctuation(",")
        guard scope.waiting.isEmpty, !isParameter else { return }
        var name = tokens[place + 1].text
        add(.variable, name, keyword: place)
        if scope.kind == .requirements { return }
        guard scope.kind == .type || scope.kind == .file else {
            if isVariable { scope.declaration = .variable(hasValue: false) }
            return
        }
        let line = tokens[place].line
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
        // Otherwise the comma separates the arguments of a generic type.
        guard next.isName, after.isPunctuation(":") || after.text == "=" else { return }
        add(.variable, next.text, keyword: place + 1)
        let index = addCandidate(name(next.text, in: scope.path), line: next.line)
        scope.declaration = .property(index, hasValue: false)
    }

    /// Adds a macro among the members of a type as a candidate for a function.
    mutating func beginMacro(_ word: Token) {
        guard scope.kind == .type, scope.waiting.isEmpty else { return }
        if case .property(_, hasValue: true) = scope.declaration,
            tokens.expectsOperand(after: place - 1)
        {
            return
        }
        let index = addCandidate(name("#" + word.text, in: scope.path), line: word.line)
        scope.last = nil
        scope.declaration = .property(index, hasValue: true)
    }

    /// Indicates whether a top-level statement begins here, which ends the property declared before
    /// it. There are no statements among members, and inside of functions this makes no difference.
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
