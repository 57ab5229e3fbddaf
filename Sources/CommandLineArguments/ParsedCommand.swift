/// A command that is to be run, with what was given to it.
///
/// Names are the declared ones, without dashes. To ask for a name that the command does not
/// declare, or a flag for its value, is a mistake in the program and stops it.
package struct ParsedCommand: Hashable, Sendable {
    let program: String
    let description: CommandDescription
    var flags: Set<String> = []
    var options: [String: [String]] = [:]

    /// The words that were given by position, in order.
    package internal(set) var positionals: [String] = []

    init(program: String, description: CommandDescription) {
        self.program = program
        self.description = description
    }

    /// The command's name.
    package var name: String { description.name }

    /// Whether the flag was given.
    package func flag(_ name: String) -> Bool {
        precondition(option(name).value == nil, "'\(name)' of '\(self.name)' has a value")
        return flags.contains(name)
    }

    /// Whether an option of any kind was given.
    package func isGiven(_ name: String) -> Bool {
        option(name).value == nil ? flags.contains(name) : options[name] != nil
    }

    /// The value of an option that is given at most once; nil when it was not.
    package func value(_ name: String) -> String? {
        precondition(
            option(name).value?.isRepeatable == false,
            "'\(name)' of '\(self.name)' has not one value"
        )
        return options[name]?.first
    }

    /// The values of a repeatable option in the order given; empty when it was not.
    package func values(_ name: String) -> [String] {
        precondition(
            option(name).value?.isRepeatable == true,
            "'\(name)' of '\(self.name)' is not repeatable"
        )
        return options[name] ?? []
    }

    /// The words given for an argument, by its declared name; empty when there were none.
    package func arguments(_ name: String) -> [String] {
        guard let index = description.arguments.firstIndex(where: { $0.name == name }) else {
            preconditionFailure("'\(self.name)' declares no argument '\(name)'")
        }
        let words = positionals.dropFirst(index)
        return Array(description.arguments[index].arity.isVariadic ? words : words.prefix(1))
    }

    /// The word given for an argument of at most one word; nil when there was none.
    package func argument(_ name: String) -> String? {
        arguments(name).first
    }

    /// An error in this command's words, for what only the program itself can check.
    ///
    /// `name` is the option as typed (`--feature`) or the argument's name; with `among` the error
    /// lists what there is and suggests the nearest.
    package func error(
        rejecting value: String,
        of name: String,
        among allowed: [String]
    ) -> ArgumentError {
        error(.notAllowed(value, of: name, among: allowed))
    }

    func error(_ problem: ArgumentError.Problem) -> ArgumentError {
        ArgumentError(program: program, command: name, problem: problem)
    }

    private func option(_ name: String) -> OptionDescription {
        guard let option = description.options.first(where: { $0.name == name }) else {
            preconditionFailure("'\(self.name)' declares no option '\(name)'")
        }
        return option
    }
}
