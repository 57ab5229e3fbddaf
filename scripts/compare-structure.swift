// Counts the declarations of a package twice, from the compiler's index and from the syntax tree of its
// parser, and prints the differences. `scripts/compare-structure` builds and runs it.

internal import Foundation
internal import Structure
internal import SwiftParser
internal import SwiftSyntax

/// The declarations of one file by kind, in the order of `Count.kinds`.
struct Count: Equatable {
    static let kinds = ["classes", "structs", "enums", "protocols", "functions", "properties"]

    var values = [0, 0, 0, 0, 0, 0]

    init() {}

    init(_ counts: DeclarationCounts) {
        values = [
            counts.classes, counts.structs, counts.enums, counts.protocols, counts.functions,
            counts.properties,
        ]
    }

    static func += (left: inout Count, right: Count) {
        for kind in left.values.indices { left.values[kind] += right.values[kind] }
    }
}

/// Counts by the rule of `DeclarationCounts`: what stands inside of functions is left out.
final class DeclarationCounter: SyntaxVisitor {
    var all = Count()
    /// The differences inside of `#if`, which may not have been compiled.
    var conditional = Count()
    private var conditions = 0

    private func add(_ kind: Int, _ count: Int = 1) {
        all.values[kind] += count
        if conditions > 0 { conditional.values[kind] += count }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        add(0)
        return .visitChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        add(0)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        add(1)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        add(2)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        add(3)
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(4)
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(4)
        return .skipChildren
    }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(4)
        return .skipChildren
    }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        add(5)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { add(5, names(in: Syntax(binding.pattern))) }
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        conditions += 1
        return .visitChildren
    }
    override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

    private func names(in pattern: Syntax) -> Int {
        if pattern.is(IdentifierPatternSyntax.self) { return 1 }
        return pattern.children(viewMode: .sourceAccurate).map(names).reduce(0, +)
    }
}

@main
struct CompareStructure {
    static func main() throws {
        let arguments = CommandLine.arguments
        let root = URL(fileURLWithPath: arguments[1]).standardizedFileURL.path
        let index = try SourceIndex.read(
            store: arguments[2],
            library: arguments[3],
            root: root,
            folders: ["Sources"]
        )
        let byFile = Dictionary(grouping: index.symbols.values, by: \.file)
        var sums = (index: Count(), tree: Count(), conditional: Count())
        var differing: [String] = []
        for (file, symbols) in byFile.sorted(by: { $0.key < $1.key }) {
            let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
            let counter = DeclarationCounter(viewMode: .sourceAccurate)
            counter.walk(Parser.parse(source: text))
            let counted = Count(DeclarationCounts(symbols))
            sums.index += counted
            sums.tree += counter.all
            sums.conditional += counter.conditional
            for kind in counted.values.indices
            where counted.values[kind] != counter.all.values[kind] {
                differing.append(
                    "\(file): \(Count.kinds[kind]) \(counted.values[kind]) in the index, "
                        + "\(counter.all.values[kind]) in the tree, of which "
                        + "\(counter.conditional.values[kind]) inside #if"
                )
            }
        }
        print("\(byFile.count) files")
        print("kind: index, tree, of which inside #if")
        for (kind, name) in Count.kinds.enumerated() {
            print(
                "\(name): \(sums.index.values[kind]), \(sums.tree.values[kind]), "
                    + "\(sums.conditional.values[kind])"
            )
        }
        print(differing.isEmpty ? "no file differs" : differing.joined(separator: "\n"))
    }
}
