/// A place in one declaration at the top of a file that refers to another.
package struct DeclarationReference: Hashable, Sendable {
    /// Where the reference stands.
    package let from: IndexedSymbol
    /// What is named, or whose member is used.
    package let to: IndexedSymbol
    /// The path of the file of the reference, which for an extension can be another than that of
    /// the type.
    package let file: String
    /// Both counted from 1.
    package let line: Int
    package let column: Int
}
