/// Reads tokens once and finds declarations, and the decisions and levels of functions.
///
/// The meaning of a brace follows from the tokens before it in the same scope. If it could also be
/// a closure, the token after its partner decides.
struct DeclarationReader {
    /// A candidate for a function.
    private struct Candidate {
        let name: String
        let line: Int
        var decisions = 0
        var nesting = 0
        /// Indicates whether it is a function only with a body; otherwise a brace or a decision
        /// suffices.
        var needsBody = false
        var isFunction = false

        mutating func takeCode() { if !needsBody { isFunction = true } }
    }

    let tokens: TokenList
    /// The index of the current token.
    var place = 0
    /// The scopes, from the file inwards; never empty.
    var scopes: [SourceScope]
    private(set) var declarations: [SourceDeclaration] = []
    /// The opening braces of the bodies of `if`, `guard`, `for`, `while` and `switch`.
    var controlBodies: Set<Int> = []
    private var candidates: [Candidate] = []
    /// The index of the function for top-level code of the file.
    private var topLevelCode: Int?

    init(_ tokens: TokenList) {
        self.tokens = tokens
        scopes = [SourceScope(kind: .file, opener: -1, owner: nil, level: 0, path: "")]
        scope.isTopLevel = true
    }

    /// The functions in the order of their beginnings.
    var functions: [FunctionComplexity] {
        candidates.filter(\.isFunction).map {
            FunctionComplexity(
                name: $0.name,
                line: $0.line,
                decisions: $0.decisions,
                nesting: $0.nesting
            )
        }
    }

    var scope: SourceScope {
        get { scopes[scopes.count - 1] }
        _modify { yield &scopes[scopes.count - 1] }
    }

    mutating func run() {
        while place < tokens.count {
            if beginsStatement { scope.declaration = nil }
            let token = tokens[place]
            switch token.kind {
            case .word: readWord(token)
            case .operation: readOperator(token)
            case .punctuation: readPunctuation(token)
            case .escapedName, .tryMark, .literal: break
            }
            place += 1
        }
    }

    // MARK: - Declarations

    /// Adds the declaration whose keyword is at an index.
    mutating func add(_ kind: SourceDeclaration.Kind, _ name: String, keyword: Int) {
        scope.last = declarations.count
        declarations.append(
            SourceDeclaration(kind: kind, name: name, keyword: keyword, parent: scope.enclosing)
        )
    }

    /// Marks the braces here as those of the last declaration, and returns its index.
    private mutating func addBody() -> Int? {
        guard let last = scope.last else { return nil }
        declarations[last].body = tokens[place].partner.map { place...$0 }
        return last
    }

    // MARK: - Functions

    mutating func addCandidate(_ name: String, line: Int, needsBody: Bool = false) -> Int {
        candidates.append(Candidate(name: name, line: line, needsBody: needsBody))
        return candidates.count - 1
    }

    /// Returns a name with the path of the declarations around it. `…` replaces a path of more than
    /// 500 bytes, because the names of thousands of nested functions would fill the memory.
    func name(_ name: String, in path: String) -> String {
        if path.isEmpty { return name }
        return path.utf8.count > 500 ? "….\(name)" : "\(path).\(name)"
    }

    /// Returns the function to which the current token belongs; `nil` outside of functions.
    mutating func owner() -> Int? {
        if let owner = scope.declaration?.owner ?? scope.owner { return owner }
        guard scope.isTopLevel else { return nil }
        let index = topLevelCode ?? addCandidate("top-level code", line: tokens[place].line)
        topLevelCode = index
        return index
    }

    mutating func addDecision() {
        guard let owner = owner() else { return }
        candidates[owner].decisions += 1
        candidates[owner].takeCode()
    }

    // MARK: - Scopes

    /// Opens the braces here as part of a function.
    mutating func open(_ kind: SourceScope.Kind, owner: Int?, level: Int) {
        let path = owner.map { candidates[$0].name } ?? scope.path
        let enclosing = scope.enclosing
        scopes.append(
            SourceScope(kind: kind, opener: place, owner: owner, level: level, path: path)
        )
        scope.enclosing = enclosing
        guard let owner else { return }
        candidates[owner].takeCode()
        candidates[owner].nesting = max(candidates[owner].nesting, level)
    }

    /// Opens the braces here as the body of a function.
    mutating func openBody(of function: Int, hasAccessors: Bool) {
        candidates[function].needsBody = false
        let enclosing = addBody()
        open(hasAccessors ? .accessors : .code, owner: function, level: 0)
        scope.enclosing = enclosing
    }

    /// Opens the braces here as those of a type, or of a protocol.
    mutating func openMembers(_ kind: SourceScope.Kind, path: String) {
        let enclosing = addBody()
        scopes.append(SourceScope(kind: kind, opener: place, owner: nil, level: 0, path: path))
        scope.enclosing = enclosing
    }

    mutating func openBracket() {
        let outer = scope
        let owner = outer.declaration?.owner ?? outer.owner
        let path = owner.map { candidates[$0].name } ?? outer.path
        scopes.append(
            SourceScope(
                kind: .brackets,
                opener: place,
                owner: owner,
                level: outer.level,
                path: path
            )
        )
        scope.enclosing = outer.enclosing
        scope.isTopLevel = outer.isTopLevel
    }

    /// Closes the scope of the bracket here, and all unclosed scopes inside it.
    mutating func close() {
        guard let opener = tokens[place].partner else { return }
        while scopes.count > 1, scope.opener > opener { scopes.removeLast() }
        guard scope.opener == opener else { return }
        let closed = scopes.removeLast()
        // This `while` belongs to the loop that was counted.
        if closed.statement == .repeat, tokens[place + 1].isWord("while") { place += 1 }
    }
}
