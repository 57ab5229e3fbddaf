internal import Lines

/// Counts the decisions and the nesting of functions, by the rule in ``ComplexityRule``.
///
/// It reads tokens and looks for no meaning, so source need not compile. Where braces are not
/// balanced, it counts as far as what they belong to can be told.
package struct ComplexityCounter: Sendable {
    /// A counter; it has no state and can be shared.
    package init() {}

    /// The functions of a source given as bytes, in the order in which they begin; one inside
    /// another follows it.
    package func functions(in source: [UInt8]) -> [FunctionComplexity] {
        var reader = FunctionReader(TokenList(source))
        reader.run()
        return reader.functions
    }

    /// The functions of a source given as text.
    package func functions(in source: String) -> [FunctionComplexity] {
        functions(in: Array(source.utf8))
    }
}
