/// The complexity of one function, determined from its tokens by ``ComplexityRule``.
package struct FunctionComplexity: Hashable, Sendable {
    /// The name, with the names of the enclosing types, extensions and functions, such as
    /// `BlogsPresenter.like(_:)`.
    package let name: String

    /// The line of the keyword that declares it, from 1.
    package let line: Int

    /// The number of decisions.
    package let decisions: Int

    /// The deepest level of braces inside the body; the body itself has level 0.
    package let nesting: Int

    /// The cyclomatic complexity after McCabe (A Complexity Measure, 1976) for structured code: the
    /// number of decisions + 1. Jumps such as `break`, `return` and `throw` are not measured.
    package var complexity: Int { decisions + 1 }

    package init(name: String, line: Int, decisions: Int, nesting: Int) {
        self.name = name
        self.line = line
        self.decisions = decisions
        self.nesting = nesting
    }
}
