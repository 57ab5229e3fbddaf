/// A declaration in a source, given by its tokens.
package struct SourceDeclaration: Sendable {
    package enum Kind: Sendable {
        /// A class, structure, enumeration or actor.
        case type
        case `extension`, `protocol`
        /// A function, initializer, deinitializer or subscript.
        case function
        /// A property or a variable.
        case variable
    }

    package let kind: Kind
    /// The name without labels; for an extension the type's name, such as `Outer.Inner`.
    package let name: String
    /// The index of the keyword that declares it.
    package let keyword: Int
    /// The indices of its braces; `nil` without braces, or if the closing one is missing.
    package internal(set) var body: ClosedRange<Int>?
    /// The index of the declaration whose braces contain it.
    package let parent: Int?

    /// Indicates whether the braces of the declaration have members.
    package var isTypeOrExtension: Bool {
        switch kind {
        case .type, .extension, .protocol: true
        case .function, .variable: false
        }
    }
}
