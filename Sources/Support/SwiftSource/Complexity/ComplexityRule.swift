/// The definitions of decisions, levels and functions.
///
/// Complexity is 1 + the decisions of a function. Decisions are:
/// - `if` (so `else if` too), `guard`, `for`, `while`, and `repeat`, which includes its `while`. A
///   condition counts once, regardless of the number of its parts separated by commas. The same
///   holds for `if case`, `for case`, `for … where` and `if #available`.
/// - `case` of a `switch`, once for all its patterns separated by commas; but not `default`, the
///   `case` of an enumeration, or `where`.
/// - Each `catch`.
/// - `&&`, `||` and `??` between two operands, also in the interpolation of a string, and the
///   ternary `? :`; but not `x?.y`, `T?`, `try?`, `as?`, `init?`, or an operator that is declared
///   or passed as a function (`reduce(true, &&)`).
///
/// No decisions are: `#if` and its conditions, the arguments of attributes, keywords as names
/// (`.default`, `f(if: x)`, names in backticks), and `repeat` before a pack.
///
/// Functions are `func`, `init`, `deinit` and `subscript` with bodies, including their default
/// arguments.
/// - Closures belong to the function that contains them. A `func` in a function is a function of
///   its own, and so is each function of a type that is declared in a function.
/// - A property with accessors or observers is one function, regardless of their number. A stored
///   property is a function if its initial value contains a closure, a braced expression or a
///   decision. A local variable belongs to its function.
/// - A macro among the members of a type is a function if it has a closure or contains a decision.
/// - The top-level code of a file is one function, if it contains a brace or a decision.
/// - Declarations without a body, such as the requirements of a protocol, are not functions.
///
/// The levels of nesting are the braces inside a body. `if`, `else`, `guard`, `for`, `while`,
/// `repeat`, `switch`, `do`, `catch`, `defer`, closures and the accessors of a variable each add
/// one level. An `else if` has the level of its `if`. The braces of one of several accessors add no
/// level: `var x: Int { get { … } }` has level 0 between the inner braces.
package enum ComplexityRule {
    /// The rule as a Markdown paragraph, for the page of methods.
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
