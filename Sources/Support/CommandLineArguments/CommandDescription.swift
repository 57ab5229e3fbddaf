/// A command: its purpose, its arguments and options, and examples.
package struct CommandDescription: Hashable, Sendable {
    /// An example: a valid command line and its effect.
    package struct Example: Hashable, Sendable {
        /// The command line, including the program's name.
        package let line: String
        /// The effect of the command; may be empty.
        package let explanation: String

        /// Creates an example for the help.
        package init(_ line: String, _ explanation: String = "") {
            self.line = line
            self.explanation = explanation
        }
    }

    /// The name of the command.
    package let name: String
    /// One line about the effect of the command.
    package let abstract: String
    /// Paragraphs below the usage line; may be empty.
    package let discussion: String
    /// The arguments, in order.
    package let arguments: [ArgumentDescription]
    /// The options, in the order of the help; `-h` and `--help` are added automatically.
    package let options: [OptionDescription]
    /// Command lines for the user to copy.
    package let examples: [Example]

    /// Creates a description of a command.
    ///
    /// Only the last argument may take several words, no required one may follow an optional one,
    /// and option names must be unique and other than `help` and `h`.
    package init(
        name: String,
        abstract: String,
        discussion: String = "",
        arguments: [ArgumentDescription] = [],
        options: [OptionDescription] = [],
        examples: [Example] = []
    ) {
        precondition(
            arguments.dropLast().allSatisfy { !$0.arity.isVariadic },
            "only the last argument of \(name) may take several words"
        )
        let optional = arguments.drop { $0.arity.isRequired }
        precondition(
            optional.allSatisfy { !$0.arity.isRequired },
            "\(name) has a required argument after an optional one"
        )
        let spellings = options.flatMap(\.acceptedSpellings) + OptionDescription.help.spellings
        precondition(
            Set(spellings).count == spellings.count,
            "\(name) has two options of one name"
        )
        self.name = name
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.examples = examples
    }

    /// The options that help and completions show, `--help` last.
    var shownOptions: [OptionDescription] {
        options.filter { !$0.isHidden } + [.help]
    }

    /// Returns the argument to which the word at this position, from zero, belongs.
    func argument(at position: Int) -> ArgumentDescription? {
        if position < arguments.count { return arguments[position] }
        return arguments.last.flatMap { $0.arity.isVariadic ? $0 : nil }
    }
}
