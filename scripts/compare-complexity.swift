internal import Foundation
internal import SwiftParser
internal import SwiftSource
internal import SwiftSyntax

/// Counts functions by `ComplexityRule` from the syntax tree.
final class TreeCounter: SyntaxVisitor {
    private struct Candidate {
        let name: String
        let line: Int
        var decisions = 0
        var nesting = 0
        var isFunction = false
    }

    /// The context of the visited node.
    private struct Place {
        var path = ""
        var owner: Int?
        var level = 0
        var isType = false
    }

    private let converter: SourceLocationConverter
    private var candidates: [Candidate] = []
    private var topLevelCode: Int?
    private var place = Place()

    init(_ tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

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

    // MARK: - Bookkeeping

    private func add(_ name: String, at token: TokenSyntax) -> Int {
        let line = converter.location(for: token.positionAfterSkippingLeadingTrivia).line
        let name = place.path.isEmpty ? name : "\(place.path).\(name)"
        candidates.append(Candidate(name: name, line: line))
        return candidates.count - 1
    }

    private func owner(of node: some SyntaxProtocol) -> Int? {
        if let owner = place.owner { return owner }
        guard !place.isType, let token = node.firstToken(viewMode: .sourceAccurate) else {
            return nil
        }
        let index = topLevelCode ?? add("top-level code", at: token)
        topLevelCode = index
        return index
    }

    private func decide(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if let owner = owner(of: node) {
            candidates[owner].decisions += 1
            candidates[owner].isFunction = true
        }
        return .visitChildren
    }

    private func enter(_ new: Place, _ nodes: (any SyntaxProtocol)?...) -> SyntaxVisitorContinueKind
    {
        let old = place
        place = new
        for node in nodes { if let node { walk(node) } }
        place = old
        return .skipChildren
    }

    /// Walks what stands between braces one level further in.
    private func enterBraces(
        of node: some SyntaxProtocol,
        deeper: Int = 1,
        _ nodes: (any SyntaxProtocol)?...
    ) -> SyntaxVisitorContinueKind {
        guard let owner = owner(of: node) else { return .visitChildren }
        let old = place
        place.owner = owner
        place.path = candidates[owner].name
        place.level += deeper
        candidates[owner].isFunction = true
        candidates[owner].nesting = max(candidates[owner].nesting, place.level)
        for node in nodes { if let node { walk(node) } }
        place = old
        return .skipChildren
    }

    // MARK: - What is no code

    override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: - Decisions

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: SwitchCaseLabelSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { decide(node) }
    override func visit(_ node: UnresolvedTernaryExprSyntax) -> SyntaxVisitorContinueKind {
        decide(node)
    }
    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        ["&&", "||", "??"].contains(node.operator.text) ? decide(node) : .visitChildren
    }

    // MARK: - Levels

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        let isBody =
            node.parent?.isProtocol((any DeclSyntaxProtocol).self) == true
            || node.parent?.is(AccessorDeclSyntax.self) == true
        return enterBraces(of: node, deeper: isBody ? 0 : 1, node.statements)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        enterBraces(of: node, node.signature, node.statements)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        walk(node.subject)
        return enterBraces(of: node, node.cases)
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        let isSubscript = node.parent?.is(SubscriptDeclSyntax.self) == true
        return enterBraces(of: node, deeper: isSubscript ? 0 : 1, Syntax(node.accessors))
    }

    // MARK: - Functions

    private func enterFunction(
        _ name: String,
        at token: TokenSyntax,
        _ parts: (any SyntaxProtocol)?...
    ) -> SyntaxVisitorContinueKind {
        let index = add(name, at: token)
        candidates[index].isFunction = true
        let old = place
        place = Place(path: candidates[index].name, owner: index)
        for part in parts { if let part { walk(part) } }
        place = old
        return .skipChildren
    }

    private func labels(
        _ parameters: FunctionParameterClauseSyntax,
        _ label: (FunctionParameterSyntax) -> String = { $0.firstName.text }
    ) -> String {
        "(" + parameters.parameters.map { label($0) + ":" }.joined() + ")"
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let parameters = node.signature.parameterClause
        let isOperator =
            switch node.name.tokenKind {
            case .binaryOperator, .prefixOperator, .postfixOperator: true
            default: false
            }
        let name =
            node.name.text + (isOperator ? labels(parameters) { _ in "_" } : labels(parameters))
        return enterFunction(name, at: node.funcKeyword, node.signature, body)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        let name = "init" + labels(node.signature.parameterClause)
        return enterFunction(name, at: node.initKeyword, node.signature, body)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body else { return .skipChildren }
        return enterFunction("deinit", at: node.deinitKeyword, body)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.accessorBlock else { return .skipChildren }
        let labels = labels(node.parameterClause) { $0.secondName == nil ? "_" : $0.firstName.text }
        let name = "subscript" + labels
        return enterFunction(name, at: node.subscriptKeyword, node.parameterClause, body)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard place.owner == nil else { return .visitChildren }
        for (number, binding) in node.bindings.enumerated() {
            let name = binding.pattern.trimmedDescription.filter { !$0.isWhitespace }
            let first = number == 0 ? nil : binding.firstToken(viewMode: .sourceAccurate)
            let index = add(name, at: first ?? node.bindingSpecifier)
            let inside = Place(path: candidates[index].name, owner: index)
            _ = enter(inside, binding.initializer)
            if let accessors = binding.accessorBlock {
                candidates[index].isFunction = true
                _ = enter(inside, Syntax(accessors.accessors))
            }
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard place.isType else { return .visitChildren }
        let index = add("#" + node.macroName.text, at: node.macroName)
        return enter(
            Place(path: candidates[index].name, owner: index),
            node.arguments,
            node.trailingClosure,
            node.additionalTrailingClosures
        )
    }

    // MARK: - Types

    private func enterType(_ name: String, _ members: MemberBlockSyntax)
        -> SyntaxVisitorContinueKind
    {
        let path = place.path.isEmpty ? name : "\(place.path).\(name)"
        return enter(Place(path: path, isType: true), members)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node.name.text, node.memberBlock)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription.filter { !$0.isWhitespace }
        return enterType(name, node.memberBlock)
    }
}

@main
enum CompareComplexity {
    static func main() throws {
        var counts = (files: 0, functions: 0, different: 0, unparsed: 0)
        while let path = readLine() {
            let source = try Data(contentsOf: URL(fileURLWithPath: path))
            let tree = Parser.parse(source: String(decoding: source, as: UTF8.self))
            guard !tree.hasError else {
                counts.unparsed += 1
                continue
            }
            let expected = TreeCounter(tree).functions
            let functions = ComplexityCounter().functions(in: Array(source))
            counts.files += 1
            counts.functions += expected.count
            guard functions != expected else { continue }
            counts.different += 1
            for change in functions.difference(from: expected) {
                switch change {
                case .remove(_, let function, _):
                    print("\(path):\(function.line): tree:   \(text(function))")
                case .insert(_, let function, _):
                    print("\(path):\(function.line): tokens: \(text(function))")
                }
            }
        }
        print(
            "\(counts.files) files with \(counts.functions) functions, \(counts.different) files "
                + "differ; \(counts.unparsed) files with syntax errors were excluded"
        )
        if counts.different > 0 { exit(1) }
    }

    private static func text(_ function: FunctionComplexity) -> String {
        "\(function.name), complexity \(function.complexity), nesting \(function.nesting)"
    }
}
