/// A scope: the tokens between two brackets, or the complete file.
struct SourceScope {
    enum Kind {
        case file
        /// The members of a type or extension.
        case type
        /// The requirements of a protocol.
        case requirements
        /// The statements of a function, a closure or a branch.
        case code
        /// The cases of a `switch`.
        case cases
        /// The accessors of a property, subscript or variable.
        case accessors
        /// Parentheses or square brackets.
        case brackets
    }

    let kind: Kind

    /// The index of the opening bracket.
    let opener: Int

    /// The index of the function to which decisions in the scope belong.
    let owner: Int?

    /// The nesting level inside its owner.
    let level: Int

    /// The path of the enclosing declarations, as a prefix for names in the scope.
    let path: String

    /// Indicates whether it is the file, or brackets outside of all braces.
    var isTopLevel = false

    /// The control statement to which the braces belong.
    var statement: ControlStatement.Keyword?

    /// The control statements in the scope that have no braces yet, the innermost last.
    var waiting: [ControlStatement] = []

    /// The last declaration, whose braces may follow.
    var declaration: PendingDeclaration?

    /// The index of the declaration whose braces contain the scope.
    var enclosing: Int?

    /// The index of the last declaration in the scope.
    var last: Int?

    /// Indicates whether it contains members of a type or protocol.
    var hasMembers: Bool { kind == .type || kind == .requirements }
}

/// A control statement that has no braces yet.
struct ControlStatement {
    enum Keyword: String {
        case `if`, `guard`, `for`, `while`, `repeat`, `switch`, `do`, `catch`, `else`, `defer`

        /// Indicates whether a condition or a sequence precedes the braces.
        var hasCondition: Bool {
            switch self {
            case .if, .guard, .for, .while, .switch: true
            case .repeat, .do, .catch, .else, .defer: false
            }
        }
    }

    let keyword: Keyword

    /// Indicates whether the `else` of a `guard` was read, so that its braces follow.
    var hasElse = false
}

/// A declaration whose braces may follow.
enum PendingDeclaration {
    /// A function with its index.
    case function(Int, isSubscript: Bool)
    /// A property outside of functions, by its index, and whether its initial value has begun.
    case property(Int, hasValue: Bool)
    /// A variable inside a function.
    case variable(hasValue: Bool)
    /// A type with its name.
    case type(String)
    case `protocol`
    /// A precedence group, whose braces contain no code.
    case withoutCode

    /// The index of the function that the declaration creates.
    var owner: Int? {
        switch self {
        case .function(let index, _), .property(let index, _): index
        case .variable, .type, .protocol, .withoutCode: nil
        }
    }
}
