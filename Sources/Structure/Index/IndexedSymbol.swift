/// Something that the sources declare, as the compiler's index has it.
package struct IndexedSymbol: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case `class`, `struct`, `enum`, `protocol`
        case `extension`
        /// A type alias, or an associated type.
        case alias
        /// A function, method, initialiser, deinitialiser or operator.
        case function
        /// A property, subscript, or variable outside of types.
        case property
        /// The functions that get, set or observe a property.
        case accessor
        case enumCase
        case parameter, genericParameter
        case other

        /// Whether it is a type; an actor is a class.
        package var isType: Bool {
            switch self {
            case .class, .struct, .enum, .protocol: true
            default: false
            }
        }
    }

    /// The compiler's name for it, the same wherever it is referred to and of nothing else.
    package let usr: String
    package let name: String
    package let kind: Kind
    package let module: String
    /// The path of its file, from the folder that the index was read for.
    package let file: String
    /// The place of its name, both counted from 1.
    package let line: Int
    package let column: Int
    /// What it is a member or a parameter of, as its USR; that may be an extension.
    package internal(set) var parent: String?
    /// What an extension extends, as its USR.
    package internal(set) var extended: String?
    /// Whether the compiler made it up, as it does initialisers and accessors.
    package let isImplicit: Bool
}
