/// The references between top-level declarations.
///
/// Members, nested types and extensions belong to the top-level type. An extension of another
/// module's type is a declaration of its own.
///
/// - A reference to a member counts for its type, even if the type is inferred.
/// - A reference to an alias also counts for the aliased type.
/// - A reference to a member that an extension adds to another module's type counts for both.
/// - Declarations of the standard library and of other libraries without source in the index are
///   excluded.
/// - Several references at one position to the same declaration, such as to a type and its
///   initializer, count once.
package struct DeclarationGraph: Sendable {
    /// The top-level declarations by USR.
    package let declarations: [String: IndexedSymbol]
    /// The references between different declarations, in the order of the index.
    package let references: [DeclarationReference]

    private let symbols: [String: IndexedSymbol]
    /// The targets of aliases, by the alias's USR.
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

    /// Returns the top-level declaration that contains a symbol.
    package func declaration(of symbol: IndexedSymbol) -> IndexedSymbol? {
        Resolver(symbols: symbols, aliases: aliases).top(of: symbol.usr)
    }
}

/// Finds the top-level declarations of symbols.
private struct Resolver {
    let symbols: [String: IndexedSymbol]
    let aliases: [String: [String]]

    /// Returns the top-level declaration that contains a symbol; `nil` for a symbol without source
    /// in the index.
    func top(of usr: String) -> IndexedSymbol? { path(of: usr).last }

    /// Returns a symbol and the declarations that contain it, from inside out.
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

    /// Returns all declarations to which a reference to a symbol counts.
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
                column: reference.column,
                isWrite: reference.isWrite
            )
        }
    }
}
