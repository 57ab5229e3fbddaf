/// A place where something is named or used, as the compiler's index has it.
///
/// An initialiser that is called by the name of its type comes twice, for the type and for the
/// initialiser. A type that is inferred is not named and gives no reference; its members that are
/// used do.
package struct IndexedReference: Hashable, Sendable {
    /// What is referred to, as its USR. It is among the symbols of the index only if its source is.
    package let symbol: String
    /// The name of what is referred to, wherever its source is.
    package let name: String
    /// The type of the value that a method or property belongs to, where it is looked up while the
    /// program runs.
    package internal(set) var receiver: String?
    /// The declaration in which the reference stands; `nil` above all declarations of a file.
    package internal(set) var container: String?
    /// Whether a property is set here.
    package let isWrite: Bool
    package let module: String
    /// The path of the file, from the folder that the index was read for.
    package let file: String
    /// Both counted from 1.
    package let line: Int
    package let column: Int
}

/// A module that a file imports.
package struct IndexedImport: Hashable, Sendable {
    /// The module that is imported.
    package let name: String
    /// The module of the file.
    package let module: String
    /// The path of the file, from the folder that the index was read for.
    package let file: String
    package let line: Int
}
