/// A reference from one top-level declaration to another.
package struct DeclarationReference: Hashable, Sendable {
    /// The declaration that contains the reference.
    package let from: IndexedSymbol
    /// The declaration that is named, or whose member is used.
    package let to: IndexedSymbol
    /// The path of the file with the reference, which for an extension can differ from that of the
    /// type.
    package let file: String
    /// The position, counted from 1.
    package let line: Int
    package let column: Int
    /// Indicates whether the reference sets a property of ``to``.
    package let isWrite: Bool
}
