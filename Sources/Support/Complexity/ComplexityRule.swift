/// What counts as a decision, a level and a function.
///
/// Complexity is 1 + the decisions of a function. These are decisions:
/// - `if` (so `else if` too), `guard`, `for`, `while`, and `repeat`, whose `while` is part of it. A
///   condition counts once however many parts a comma separates, so do `if case`, `for case`,
///   `for … where` and `if #available`.
/// - `case` of a `switch`, once for all patterns that commas separate. Not `default`, not the
///   `case` of an enumeration, not `where`.
/// - `catch`, each one.
/// - `&&`, `||` and `??` between two operands, also in the interpolation of a string, and the
///   `? :` that chooses. Not `x?.y`, `T?`, `try?`, `as?`, `init?`; not an operator that is declared
///   or passed as a function (`reduce(true, &&)`).
///
/// These are not: `#if` and its conditions, the arguments of attributes, keywords that are names
/// (`.default`, `f(if: x)`, names in backticks), `repeat` before a pack.
///
/// Functions are `func`, `init`, `deinit`, `subscript` with bodies, with their default arguments.
/// - Closures belong to the function they stand in. A `func` in a function is one of its own, and
///   so is what a type inside a function declares.
/// - A property with accessors or observers is one function, whatever their number. A stored one is
///   a function if its first value holds a closure, a braced expression or a decision. A variable
///   inside a function belongs to that.
/// - A macro between the members of a type is one if it takes a closure or holds a decision.
/// - What stands at the top of a file outside of declarations is one function together, if it holds
///   a brace or a decision.
/// - What has no body, as the requirements of a protocol, is none.
///
/// The levels of nesting are the braces inside a body: `if`, `else`, `guard`, `for`, `while`,
/// `repeat`, `switch`, `do`, `catch`, `defer`, closures and the accessors of a variable each are one
/// more than what is around them. An `else if` is as deep as its `if`. The braces of one accessor
/// among several are no further level: `var x: Int { get { … } }` is at 0 between the inner braces.
package enum ComplexityRule {
    /// The rule in a paragraph, as Markdown for the page that explains figures.
    package static let text = """
        Complexity is cyclomatic: 1 + the decisions in a function, from its tokens. A decision is \
        each `if`, `guard`, `for`, `while`, `repeat`, `case` of a `switch` (but not `default`), \
        `catch`, `&&`, `||`, `??` and `? :`. `if case`, `for … where` and `repeat … while` count \
        once, and so does a `case` with several patterns. `#if`, optional chaining, `try?` and the \
        arguments of attributes are no decisions. Closures, accessors, default arguments and \
        variables belong to the function they are in; a `func` in a function is one of its own. \
        Initialisers and subscripts count as functions. A property with a body or observers counts as \
        one, and so does a stored property whose first value holds a closure or a decision. Protocol \
        requirements do not count. Nesting is the deepest level of braces in a body, which \
        is 0 itself: each statement with braces and each closure is one level.
        """
}
