/// Combines the occurrences of many files.
struct SourceIndexBuilder {
    private var symbols: [String: IndexedSymbol] = [:]
    /// The extended types, by the extension's USR.
    private var extended: [String: String] = [:]
    private var references: [IndexedReference] = []
    private var imports: [IndexedImport] = []

    var index: SourceIndex {
        SourceIndex(
            symbols: symbols.mapValues { symbol in
                var symbol = symbol
                symbol.extended = extended[symbol.usr]
                return symbol
            },
            references: references,
            imports: imports
        )
    }

    /// Adds the occurrences of one file.
    mutating func add(_ occurrences: [IndexOccurrence], module: String, file: String) {
        let definitions = occurrences.filter { $0.roles.contains(.definition) }
        for definition in definitions { define(definition, module: module, file: file) }
        let places = DefinitionPlaces(definitions)
        for occurrence in occurrences where occurrence.roles.contains(.reference) {
            refer(occurrence, module: module, file: file, places)
        }
    }

    private mutating func define(_ definition: IndexOccurrence, module: String, file: String) {
        symbols[definition.symbol.usr] = IndexedSymbol(
            usr: definition.symbol.usr,
            name: definition.symbol.name,
            kind: definition.symbol.kind,
            module: module,
            file: file,
            line: definition.line,
            column: definition.column,
            parent: definition.related(.parent),
            isImplicit: definition.roles.contains(.implicit)
        )
    }

    private mutating func refer(
        _ reference: IndexOccurrence,
        module: String,
        file: String,
        _ places: DefinitionPlaces
    ) {
        guard !reference.roles.contains(.implicit) else { return }
        if reference.symbol.isModule {
            imports.append(
                IndexedImport(
                    name: reference.symbol.name,
                    module: module,
                    file: file,
                    line: reference.line
                )
            )
            return
        }
        if let place = reference.related(.extendedBy) { extended[place] = reference.symbol.usr }
        // Local functions are not in the index, and some references have no relation: those in
        // generic constraints, in payloads of enum cases, and in aliases.
        let container = reference.related(.container).flatMap { symbols[$0]?.usr }
        references.append(
            IndexedReference(
                symbol: reference.symbol.usr,
                name: reference.symbol.name,
                receiver: reference.related(.receivedBy),
                container: container ?? places.last(before: reference),
                isWrite: reference.roles.contains(.write),
                module: module,
                file: file,
                line: reference.line,
                column: reference.column
            )
        )
    }
}

/// The positions of declarations in a file, to find the declaration of a reference without a
/// relation.
private struct DefinitionPlaces {
    private let definitions: [IndexOccurrence]

    init(_ definitions: [IndexOccurrence]) {
        self.definitions =
            definitions
            .filter { !$0.roles.contains(.implicit) && $0.symbol.kind != .genericParameter }
            .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }

    /// Returns the USR of the last declaration before a reference. An attribute of the first
    /// declaration of a file precedes all; it belongs to that one.
    func last(before reference: IndexOccurrence) -> String? {
        let before = definitions.last {
            ($0.line, $0.column) < (reference.line, reference.column)
        }
        return (before ?? definitions.first)?.symbol.usr
    }
}
