/// What stands between two brackets, or in the whole file.
struct Scope {
    enum Kind {
        case file
        /// The members of a type or extension.
        case type
        /// Statements: of a function, of a closure, of a branch.
        case code
        /// The cases of a `switch`.
        case cases
        /// The accessors of a property, subscript or variable.
        case accessors
        /// Parentheses or square brackets.
        case brackets
    }

    let kind: Kind

    /// The place of the opening bracket.
    let opener: Int

    /// The function that decisions here belong to, as its index.
    let owner: Int?

    /// How deep it is inside its owner.
    let level: Int

    /// The name of what it is in, which goes before the names of what is declared in it.
    let path: String

    /// The control statement whose braces these are.
    var statement: Statement.Keyword?

    /// The control statements that were begun here and wait for their braces, the innermost last.
    var waiting: [Statement] = []

    /// What was declared last and may have its braces still before it.
    var declaration: Declaration?
}

/// A control statement that has no braces yet.
struct Statement {
    enum Keyword: String {
        case `if`, `guard`, `for`, `while`, `repeat`, `switch`, `do`, `catch`, `else`, `defer`
    }

    let keyword: Keyword

    /// Whether the `else` of a `guard` was read, so that its braces come next.
    var hasElse = false
}

/// A declaration whose braces may follow.
enum Declaration {
    /// A function with its index.
    case function(Int, isSubscript: Bool)
    /// A property outside of functions with its index, and whether its first value has begun.
    case property(Int, hasValue: Bool)
    /// A variable inside a function.
    case variable(hasValue: Bool)
    /// A type with its name.
    case type(String)
    /// A protocol or a precedence group, in whose braces no code stands.
    case withoutCode

    /// The function it makes, as its index.
    var owner: Int? {
        switch self {
        case .function(let index, _), .property(let index, _): index
        case .variable, .type, .withoutCode: nil
        }
    }
}
