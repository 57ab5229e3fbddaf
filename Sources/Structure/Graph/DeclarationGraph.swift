/// Which declarations at the top of files refer to which others.
///
/// Members, nested types and extensions belong to the type at the top, so that what a type does
/// anywhere in its module is its own doing. An extension of another module's type is a declaration
/// by itself.
///
/// - A reference to a member counts for its type, also where the type is inferred and not named.
/// - A reference to an alias counts for what the alias stands for as well.
/// - A reference to a member that an extension adds to another module's type counts for both.
/// - What the standard library and other libraries without source in the index declare is left out.
/// - Several references at one place to the same declaration, as to a type and its initialiser,
///   count once.
package struct DeclarationGraph: Sendable {
    /// The declarations at the top of files, by their USR.
    package let declarations: [String: IndexedSymbol]
    /// Between different declarations, in the order of the index.
    package let references: [DeclarationReference]

    private let symbols: [String: IndexedSymbol]
    /// What stands on the right side of aliases, by the alias's USR.
    private let aliases: [String: [String]]

    package init(_ index: SourceIndex) {
        symbols = index.symbols
        aliases = Dictionary(
            grouping: index.references.filter { reference in
                reference.container.flatMap { index.symbols[$0] }?.kind == .alias
            }
        ) { $0.container ?? "" }.mapValues { $0.map(\.symbol) }
        let resolver = Resolver(symbols: symbols, aliases: aliases)
        declarations = symbols.filter { resolver.top(of: $0.key)?.usr == $0.key }
        var seen: Set<DeclarationReference> = []
        references = index.references.flatMap { reference in
            resolver.references(for: reference).filter { seen.insert($0).inserted }
        }
    }

    /// The declaration at the top of a file that a symbol is a part of.
    package func declaration(of symbol: IndexedSymbol) -> IndexedSymbol? {
        Resolver(symbols: symbols, aliases: aliases).top(of: symbol.usr)
    }
}

/// Finds the declarations that symbols belong to.
private struct Resolver {
    let symbols: [String: IndexedSymbol]
    let aliases: [String: [String]]

    /// The declaration at the top of a file that a symbol is a part of; `nil` for a symbol without
    /// source in the index.
    func top(of usr: String) -> IndexedSymbol? { path(of: usr).last }

    /// A symbol and what it is a part of, from the inside out.
    private func path(of usr: String) -> [IndexedSymbol] {
        var path: [IndexedSymbol] = []
        var next: String? = usr
        while let usr = next, let symbol = symbols[usr] {
            path.append(symbol)
            let extendedType = symbol.extended.flatMap { symbols[$0] }
            if let extendedType, extendedType.module == symbol.module {
                next = extendedType.usr
            } else {
                next = symbol.parent
            }
        }
        return path
    }

    /// All declarations that a reference to a symbol means.
    private func targets(of usr: String) -> [IndexedSymbol] {
        var found: [IndexedSymbol] = []
        var waiting = [usr]
        var seen: Set<String> = []
        while let usr = waiting.popLast() {
            guard seen.insert(usr).inserted, let symbol = symbols[usr] else { continue }
            let path = path(of: usr)
            if let top = path.last {
                found.append(top)
                // An extension of another module's type.
                if let extended = top.extended { waiting.append(extended) }
            }
            if symbol.kind == .alias { waiting += aliases[usr] ?? [] }
        }
        return found
    }

    func references(for reference: IndexedReference) -> [DeclarationReference] {
        guard let container = reference.container, let from = top(of: container) else { return [] }
        let targets = targets(of: reference.symbol) + (reference.receiver.map(targets) ?? [])
        return targets.filter { $0.usr != from.usr }.map {
            DeclarationReference(
                from: from,
                to: $0,
                file: reference.file,
                line: reference.line,
                column: reference.column
            )
        }
    }
}
