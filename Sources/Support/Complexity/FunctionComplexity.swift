/// How complex one function is, as far as its tokens tell. ``ComplexityRule`` says what counts.
package struct FunctionComplexity: Hashable, Sendable {
    /// The name with those of the types, extensions and functions around it, as
    /// `BlogsPresenter.like(_:)`.
    package let name: String

    /// The line of the keyword that declares it, the first being 1.
    package let line: Int

    /// The places where what happens next is decided.
    package let decisions: Int

    /// The deepest level of braces inside the body, which is 0 itself.
    package let nesting: Int

    /// Cyclomatic complexity after McCabe (A Complexity Measure, 1976) for structured code: one more
    /// than the decisions. Not measured is `goto`-like flow, as by `break`, `return` and `throw`.
    package var complexity: Int { decisions + 1 }

    package init(name: String, line: Int, decisions: Int, nesting: Int) {
        self.name = name
        self.line = line
        self.decisions = decisions
        self.nesting = nesting
    }
}
