/// A reference to a symbol, as in the compiler's index.
///
/// An initializer that is called by the name of its type appears twice, for the type and for the
/// initializer. An inferred type is not named and has no reference; its used members have.
package struct IndexedReference: Hashable, Sendable {
    /// The USR of the target. It is among the symbols of the index only if its source is.
    package let symbol: String
    /// The name of the target.
    package let name: String
    /// The type of the receiver of a dynamically dispatched method or property.
    package internal(set) var receiver: String?
    /// The declaration that contains the reference; `nil` outside of all declarations.
    package internal(set) var container: String?
    /// Indicates whether the reference sets a property.
    package let isWrite: Bool
    package let module: String
    /// The path of the file, relative to the root of the index.
    package let file: String
    /// The position, counted from 1.
    package let line: Int
    package let column: Int
}

/// A module that a file imports.
package struct IndexedImport: Hashable, Sendable {
    /// The module that is imported.
    package let name: String
    /// The module of the file.
    package let module: String
    /// The path of the file, relative to the root of the index.
    package let file: String
    package let line: Int
}
