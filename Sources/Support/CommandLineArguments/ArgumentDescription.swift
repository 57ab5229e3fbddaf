/// An argument: a word given by its position.
package struct ArgumentDescription: Hashable, Sendable {
    /// The number of words that an argument takes.
    package enum Arity: Hashable, Sendable {
        /// Exactly one.
        case one
        /// None or one.
        case optional
        /// One or more.
        case oneOrMore
        /// None or more.
        case any

        /// Indicates whether at least one word is required.
        var isRequired: Bool {
            switch self {
            case .one, .oneOrMore: true
            case .optional, .any: false
            }
        }

        /// Indicates whether the argument may have more than one word.
        var isVariadic: Bool {
            switch self {
            case .oneOrMore, .any: true
            case .one, .optional: false
            }
        }
    }

    /// The name in help and errors, in capitals by convention: `FEATURE`.
    package let name: String
    /// The number of words.
    package let arity: Arity
    /// The accepted words.
    package let kind: ValueKind
    /// The explanation shown in the help.
    package let help: String

    /// Creates a description; by default of one word of any text.
    package init(
        _ name: String,
        arity: Arity = .one,
        kind: ValueKind = .text,
        help: String
    ) {
        self.name = name
        self.arity = arity
        self.kind = kind
        self.help = help
    }

    /// The noun for its words in messages: `feature` for `FEATURE`.
    var noun: String { name.lowercased().replacing("|", with: " or ") }

    /// The form in a usage line: brackets if it is optional, dots if it takes several words.
    var usage: String {
        switch arity {
        case .one: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)..."
        case .any: "[\(name)...]"
        }
    }
}
