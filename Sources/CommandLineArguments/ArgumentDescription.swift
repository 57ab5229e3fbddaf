/// Something that is given by its position.
package struct ArgumentDescription: Hashable, Sendable {
    /// How many words an argument takes.
    package enum Arity: Hashable, Sendable {
        /// Exactly one.
        case one
        /// None or one.
        case optional
        /// One or more.
        case oneOrMore
        /// None or more.
        case any

        /// Whether at least one word has to be given.
        var isRequired: Bool {
            switch self {
            case .one, .oneOrMore: true
            case .optional, .any: false
            }
        }

        /// Whether it may take more than one word.
        var isVariadic: Bool {
            switch self {
            case .oneOrMore, .any: true
            case .one, .optional: false
            }
        }
    }

    /// The name in help and errors, in capitals by convention: `FEATURE`.
    package let name: String
    /// How many words it takes.
    package let arity: Arity
    /// What the words may be.
    package let kind: ValueKind
    /// What it is for.
    package let help: String

    /// Describes an argument; one word of any text unless told otherwise.
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

    /// As in a usage line: brackets for what may be left out, dots for several.
    var usage: String {
        switch arity {
        case .one: name
        case .optional: "[\(name)]"
        case .oneOrMore: "\(name)..."
        case .any: "[\(name)...]"
        }
    }
}
