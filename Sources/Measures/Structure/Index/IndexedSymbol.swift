/// A declaration, as in the compiler's index.
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

        /// Indicates whether the kind is a type; an actor is a class.
        package var isType: Bool {
            switch self {
            case .class, .struct, .enum, .protocol: true
            default: false
            }
        }
    }

    /// The USR: the compiler's unique name of the declaration.
    package let usr: String
    package let name: String
    package let kind: Kind
    package let module: String
    /// The path of its file, relative to the root of the index.
    package let file: String
    /// The position of its name, counted from 1.
    package let line: Int
    package let column: Int
    /// The USR of its parent, which may be an extension.
    package internal(set) var parent: String?
    /// The USR of the extended type of an extension.
    package internal(set) var extended: String?
    /// Indicates whether the compiler synthesized the declaration, such as an initializer or
    /// accessor.
    package let isImplicit: Bool
}
