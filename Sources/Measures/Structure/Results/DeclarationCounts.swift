/// The number of declarations in some sources, by kind. Nested ones are counted, too, except
/// functions and variables in functions, which are not in the compiler's index.
package struct DeclarationCounts: Hashable, Sendable, Codable {
    /// Actors are counted as classes.
    package private(set) var classes = 0
    package private(set) var structs = 0
    package private(set) var enums = 0
    package private(set) var protocols = 0
    /// Functions, methods, initializers, deinitializers and operators in the sources, and those
    /// that a protocol requires; accessors are not counted.
    package private(set) var functions = 0
    /// Properties and subscripts, variables outside of types, and those that a protocol requires;
    /// the cases of an enum are not counted.
    package private(set) var properties = 0

    package init(
        classes: Int,
        structs: Int,
        enums: Int,
        protocols: Int,
        functions: Int,
        properties: Int
    ) {
        self.classes = classes
        self.structs = structs
        self.enums = enums
        self.protocols = protocols
        self.functions = functions
        self.properties = properties
    }

    /// Classes, structs and enums together.
    package var types: Int { classes + structs + enums }

    /// Counts declarations, without those that the compiler synthesized.
    package init(_ symbols: some Sequence<IndexedSymbol>) {
        for symbol in symbols where !symbol.isImplicit {
            switch symbol.kind {
            case .class: classes += 1
            case .struct: structs += 1
            case .enum: enums += 1
            case .protocol: protocols += 1
            case .function: functions += 1
            case .property: properties += 1
            case .extension, .alias, .accessor, .enumCase, .parameter, .genericParameter, .other:
                break
            }
        }
    }
}
