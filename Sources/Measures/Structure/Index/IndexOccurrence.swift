internal import CIndexStore

/// A symbol at a position in a file, as in the index.
struct IndexOccurrence {
    /// The roles of an occurrence and its relations to other symbols. The values are those of
    /// `indexstore_symbol_role_t` in the toolchain's `indexstore.h`.
    struct Roles: OptionSet {
        let rawValue: UInt64

        static let definition = Roles(rawValue: 1 << 1)
        static let reference = Roles(rawValue: 1 << 2)
        static let write = Roles(rawValue: 1 << 4)
        static let implicit = Roles(rawValue: 1 << 8)
        static let childOf = Roles(rawValue: 1 << 9)
        static let baseOf = Roles(rawValue: 1 << 10)
        static let receivedBy = Roles(rawValue: 1 << 12)
        static let calledBy = Roles(rawValue: 1 << 13)
        static let extendedBy = Roles(rawValue: 1 << 14)
        static let accessorOf = Roles(rawValue: 1 << 15)
        static let containedBy = Roles(rawValue: 1 << 16)

        /// The relations of a reference to the declaration that contains it.
        static let container: Roles = [.containedBy, .calledBy, .baseOf, .extendedBy]
        /// The relations of a definition to its parent.
        static let parent: Roles = [.childOf, .accessorOf]
    }

    struct Symbol {
        let usr: String
        let name: String
        let isModule: Bool
        let kind: IndexedSymbol.Kind
    }

    struct Relation {
        let roles: Roles
        let usr: String
    }

    let symbol: Symbol
    let roles: Roles
    let line: Int
    let column: Int
    var relations: [Relation] = []

    init(_ occurrence: cis_occurrence) {
        symbol = Symbol(occurrence.symbol)
        roles = Roles(rawValue: occurrence.roles)
        line = Int(occurrence.line)
        column = Int(occurrence.column)
    }

    /// Returns whether both are the same symbol in the same roles at the same position.
    func hasSamePlace(as other: IndexOccurrence) -> Bool {
        symbol.usr == other.symbol.usr && roles == other.roles && line == other.line
            && column == other.column
    }

    /// Returns the symbol with one of these relations.
    func related(_ roles: Roles) -> String? {
        relations.first { !$0.roles.isDisjoint(with: roles) }?.usr
    }
}

extension IndexOccurrence.Relation {
    /// Creates an occurrence; `nil` if it has no symbol.
    init?(_ occurrence: cis_occurrence) {
        guard occurrence.relation_roles != 0 else { return nil }
        roles = IndexOccurrence.Roles(rawValue: occurrence.relation_roles)
        usr = String(occurrence.related.usr)
    }
}

extension IndexOccurrence.Symbol {
    init(_ symbol: cis_symbol) {
        usr = String(symbol.usr)
        name = String(symbol.name)
        isModule = symbol.kind == 1
        kind = IndexedSymbol.Kind(kind: symbol.kind, subkind: symbol.subkind)
    }
}

extension IndexedSymbol.Kind {
    /// The numbers are those of `indexstore_symbol_kind_t` and `indexstore_symbol_subkind_t`.
    fileprivate init(kind: Int32, subkind: Int32) {
        switch (kind, subkind) {
        case (_, 3...4), (_, 1000...1003), (_, 1014...1018): self = .accessor
        case (_, 1013): self = .genericParameter
        case (5, _): self = .enum
        case (6, _): self = .struct
        case (7, _): self = .class
        case (8, _): self = .protocol
        case (9, _): self = .extension
        case (11, _): self = .alias
        case (12, _), (16...18, _), (22...24, _): self = .function
        case (13...14, _), (19...21, _): self = .property
        case (15, _): self = .enumCase
        case (25, _): self = .parameter
        default: self = .other
        }
    }
}
