/// A command to run, with its options and arguments.
///
/// Names are the declared ones, without dashes. Asking for a name that the command does not
/// declare, or for the value of a flag, is a programming error and stops the program.
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

    /// Returns whether the flag was given.
    package func flag(_ name: String) -> Bool {
        precondition(option(name).value == nil, "'\(name)' of '\(self.name)' has a value")
        return flags.contains(name)
    }

    /// Returns whether an option of any kind was given.
    package func isGiven(_ name: String) -> Bool {
        option(name).value == nil ? flags.contains(name) : options[name] != nil
    }

    /// Returns the value of an option that is given at most once; nil if it was not given.
    package func value(_ name: String) -> String? {
        precondition(
            option(name).value?.isRepeatable == false,
            "'\(name)' of '\(self.name)' has not one value"
        )
        return options[name]?.first
    }

    /// Returns the values of a repeatable option in the given order; empty if it was not given.
    package func values(_ name: String) -> [String] {
        precondition(
            option(name).value?.isRepeatable == true,
            "'\(name)' of '\(self.name)' is not repeatable"
        )
        return options[name] ?? []
    }

    /// Returns the words of an argument by its declared name; empty if there were none.
    package func arguments(_ name: String) -> [String] {
        guard let index = description.arguments.firstIndex(where: { $0.name == name }) else {
            preconditionFailure("'\(self.name)' declares no argument '\(name)'")
        }
        let words = positionals.dropFirst(index)
        return Array(description.arguments[index].arity.isVariadic ? words : words.prefix(1))
    }

    /// Returns the word of an argument of at most one word; nil if there was none.
    package func argument(_ name: String) -> String? {
        arguments(name).first
    }

    /// Returns the error for a value that only the program itself can reject.
    ///
    /// `name` is the option as typed (`--feature`) or the argument's name. The error suggests the
    /// nearest of the allowed values, or lists them.
    package func error(
        rejecting value: String,
        of name: String,
        among allowed: [String]
    ) -> ArgumentError {
        let noun =
            description.options.first { $0.long == name }?.valueNoun
            ?? description.arguments.first { $0.name == name }?.noun ?? name.lowercased()
        return error(.notAllowed(value, noun: noun, among: allowed))
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

extension ParsedCommand {
    /// Returns the whole number given for an option; nil if the option was not given.
    ///
    /// Throws `notAnInteger` for other text and for numbers outside `range`.
    package func integer(
        _ name: String,
        in range: some RangeExpression<Int>
    ) throws(ArgumentError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw error(
                .notAnInteger(text, option: "--\(name)", range: describe(range))
            )
        }
        return number
    }

    /// Returns the seed given for an option, any 64-bit number; nil if it was not given.
    ///
    /// Throws `notAnInteger` for other text.
    package func seed(_ name: String) throws(ArgumentError) -> UInt64? {
        guard let text = value(name) else { return nil }
        guard let number = UInt64(text) else {
            throw error(.notAnInteger(text, option: "--\(name)", range: "from 0 to \(UInt64.max)"))
        }
        return number
    }

    private func describe(_ range: some RangeExpression<Int>) -> String {
        switch range {
        case let range as ClosedRange<Int>: "from \(range.lowerBound) to \(range.upperBound)"
        case let range as Range<Int>: "from \(range.lowerBound) to \(range.upperBound - 1)"
        case let range as PartialRangeFrom<Int>: "\(range.lowerBound) or more"
        case let range as PartialRangeThrough<Int>: "\(range.upperBound) or less"
        case let range as PartialRangeUpTo<Int>: "less than \(range.upperBound)"
        default: "in range"
        }
    }
}
