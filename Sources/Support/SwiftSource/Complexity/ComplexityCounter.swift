/// Counts the decisions and the nesting of functions, by the rule in ``ComplexityRule``.
///
/// It reads tokens without parsing, so sources need not compile. If braces are not balanced, it
/// counts as far as the structure can be recognized.
package struct ComplexityCounter: Sendable {
    /// Creates a counter; it has no state and can be shared.
    package init() {}

    /// Returns the functions of a source as bytes, in the order of their beginnings; a nested
    /// function follows the outer one.
    package func functions(in source: [UInt8]) -> [FunctionComplexity] {
        DeclarationIndex(source).functions
    }

    /// Returns the functions of a source as text.
    package func functions(in source: String) -> [FunctionComplexity] {
        functions(in: Array(source.utf8))
    }
}
