/// An error in a command line: the problem, its position, and the remedy.
package struct ArgumentError: Error, Hashable, Sendable {
    /// The kind of error. Options are written as they are typed.
    package enum Problem: Hashable, Sendable {
        /// No command has this name.
        case unknownCommand(String, suggestion: String?)
        /// The command, or the program before any command, has no such option.
        case unknownOption(String, suggestion: String?)
        /// The option came last, before another option, or with empty text.
        case missingValue(option: String, placeholder: String)
        /// A flag was given a value.
        case unexpectedValue(String, option: String)
        /// The value of an option or argument is not allowed. `noun` names the kind of value.
        case notAllowed(String, noun: String, among: [String])
        /// The value is not a whole number in the range, which is given in words.
        case notAnInteger(String, option: String, range: String)
        /// An option that takes one value was given again.
        case duplicateOption(String)
        /// A required argument is missing.
        case missingArgument(String)
        /// One word more than the command takes.
        case unexpectedArgument(String, limit: Int)
    }

    /// The program's name.
    package let program: String
    /// The command's name; nil if the error precedes it.
    package let command: String?
    /// The kind of error.
    package let problem: Problem

    /// Creates an error of a command.
    package init(program: String, command: String?, problem: Problem) {
        self.program = program
        self.command = command
        self.problem = problem
    }
}

extension ArgumentError: CustomStringConvertible {
    /// Two lines for the user: the error, and the help to read.
    package var description: String {
        let place = command.map { "\(program) \($0)" } ?? program
        let help = command.map { "\(program) help \($0)" } ?? "\(program) help"
        return "\(sentence(at: quoted(place)))\nRun '\(help)'."
    }

    private func sentence(at place: String) -> String {
        switch problem {
        case .unknownCommand(let name, let suggestion):
            "Unknown command \(quoted(name)).\(question(suggestion))"
        case .unknownOption(let name, let suggestion):
            "Unknown option \(quoted(name)) of \(place).\(question(suggestion))"
        case .missingValue(let option, let placeholder):
            "'\(option)' of \(place) needs a value: \(option) \(placeholder)."
        case .unexpectedValue(let value, let option):
            "'\(option)' of \(place) takes no value, but got \(quoted(value))."
        case .notAllowed(let value, let noun, let allowed):
            "Unknown \(noun) \(quoted(value)).\(choice(of: value, among: allowed))"
        case .notAnInteger(let value, let option, let range):
            "'\(option)' of \(place) needs a whole number, \(range), but got \(quoted(value))."
        case .duplicateOption(let option):
            "'\(option)' of \(place) was given twice, but takes one value. Remove one."
        case .missingArgument(let name):
            "\(place) needs the argument \(name)."
        case .unexpectedArgument(let word, 0):
            "\(place) takes no arguments, but got \(quoted(word))."
        case .unexpectedArgument(let word, let limit):
            "\(place) takes \(limit) argument\(limit == 1 ? "" : "s"); \(quoted(word)) is one too many."
        }
    }

    private func question(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean '\($0)'?" } ?? ""
    }

    /// Returns a sentence with the nearest allowed value, or with all of them if none is near.
    private func choice(of value: String, among allowed: [String]) -> String {
        if let near = suggestion(for: value, among: allowed) { return question(near) }
        return allowed.isEmpty ? "" : " Choose one of: \(allowed.joined(separator: ", "))."
    }

    /// Returns the text in quotes, with control characters escaped so that the error keeps its
    /// lines.
    private func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control
                ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return "'\(scalars.joined())'"
    }
}
