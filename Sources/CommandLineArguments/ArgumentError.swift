/// What was wrong with a command line, where, and what to do about it.
package struct ArgumentError: Error, Hashable, Sendable {
    /// What was wrong. Options are written as they are typed.
    package enum Problem: Hashable, Sendable {
        /// No command has this name.
        case unknownCommand(String, suggestion: String?)
        /// The command, or the program before any command, has no such option.
        case unknownOption(String, suggestion: String?)
        /// The option came last, before another option, or with empty text.
        case missingValue(option: String, placeholder: String)
        /// A flag was given a value.
        case unexpectedValue(String, option: String)
        /// The value of an option or argument is not among those that there are.
        case notAllowed(String, of: String, among: [String])
        /// The value is no whole number, or outside the range, which is told in words.
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
    /// The command's name; nil when the error came before one was known.
    package let command: String?
    /// What was wrong.
    package let problem: Problem

    /// Takes where the error was and what it is.
    package init(program: String, command: String?, problem: Problem) {
        self.program = program
        self.command = command
        self.problem = problem
    }
}

extension ArgumentError: CustomStringConvertible {
    /// Two lines for a person: what was wrong and where, and where to read on.
    package var description: String {
        let place = command.map { "\(program) \($0)" } ?? program
        let help = command.map { "\(program) help \($0)" } ?? "\(program) help"
        return "\(sentence(at: quoted(place)))\nRun '\(help)'."
    }

    private func sentence(at place: String) -> String {
        switch problem {
        case .unknownCommand(let name, let suggestion):
            "\(place) has no command \(quoted(name)).\(question(suggestion))"
        case .unknownOption(let name, let suggestion):
            "\(place) has no option \(quoted(name)).\(question(suggestion))"
        case .missingValue(let option, let placeholder):
            "'\(option)' of \(place) needs a value: \(option) \(placeholder)."
        case .unexpectedValue(let value, let option):
            "'\(option)' of \(place) takes no value, but \(quoted(value)) was given."
        case .notAllowed(let value, let name, let allowed):
            "\(quoted(value)) is not possible for \(quoted(name)) of \(place)."
                + choice(of: value, among: allowed)
        case .notAnInteger(let value, let option, let range):
            "'\(option)' of \(place) needs a whole number, \(range), but got \(quoted(value))."
        case .duplicateOption(let option):
            "'\(option)' of \(place) was given twice, but takes one value. Leave one out."
        case .missingArgument(let name):
            "\(place) needs \(name)."
        case .unexpectedArgument(let word, 0):
            "\(place) takes no arguments, but \(quoted(word)) was given."
        case .unexpectedArgument(let word, let limit):
            "\(place) takes \(limit) argument\(limit == 1 ? "" : "s"); \(quoted(word)) is too many."
        }
    }

    private func question(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean '\($0)'?" } ?? ""
    }

    /// The nearest, or all that there are when none is near.
    private func choice(of value: String, among allowed: [String]) -> String {
        if let near = suggestion(for: value, among: allowed) { return question(near) }
        return allowed.isEmpty ? "" : " Choose one of: \(allowed.joined(separator: ", "))."
    }

    /// In quotes, with control characters spelled out so that the error keeps its lines.
    private func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control
                ? scalar.escaped(asASCII: true) : String(scalar)
        }
        return "'\(scalars.joined())'"
    }
}
