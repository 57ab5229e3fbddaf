/// Sorts the words after a command into options and arguments.
struct CommandParser {
    let program: String
    let command: CommandDescription

    func parse(_ words: [String]) throws(ArgumentError) -> ParsedCommand {
        var parsed = ParsedCommand(program: program, description: command)
        var rest = words[...]
        var onlyPositionals = false
        while let word = rest.popFirst() {
            if onlyPositionals || !isOption(word) {
                parsed.positionals.append(try checkedPositional(word, after: parsed.positionals))
            } else if word == "--" {
                onlyPositionals = true
            } else {
                try parseOption(word, rest: &rest, into: &parsed)
            }
        }
        if let missing = command.arguments.dropFirst(parsed.positionals.count).first,
            missing.arity.isRequired
        {
            throw error(.missingArgument(missing.name))
        }
        return parsed
    }

    /// Returns whether the word is an option. A single dash means standard input and is an
    /// argument.
    private func isOption(_ word: String) -> Bool {
        word.hasPrefix("-") && word != "-"
    }

    private func checkedPositional(
        _ word: String,
        after earlier: [String]
    ) throws(ArgumentError) -> String {
        guard let argument = command.argument(at: earlier.count) else {
            throw error(.unexpectedArgument(word, limit: command.arguments.count))
        }
        return try understood(word, noun: argument.noun, kind: argument.kind)
    }

    private func parseOption(
        _ word: String,
        rest: inout ArraySlice<String>,
        into parsed: inout ParsedCommand
    ) throws(ArgumentError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = command.options.first(where: { $0.isSpelled(spelling) }) else {
            let known = command.shownOptions.flatMap(\.spellings)
            let suggestion = suggestion(for: spelling, among: known)
            throw error(.unknownOption(spelling, suggestion: suggestion))
        }
        guard let value = option.value else {
            if let attached { throw error(.unexpectedValue(attached, option: option.long)) }
            parsed.flags.insert(option.name)
            return
        }
        guard let text = attached ?? popValue(from: &rest), !text.isEmpty else {
            throw error(.missingValue(option: option.long, placeholder: value.placeholder))
        }
        try store(text, of: option, value, into: &parsed)
    }

    /// Removes and returns the next word, unless it is an option; a negative number is a value.
    private func popValue(from rest: inout ArraySlice<String>) -> String? {
        guard let word = rest.first, !isOption(word) || Double(word) != nil else { return nil }
        return rest.popFirst()
    }

    private func store(
        _ text: String,
        of option: OptionDescription,
        _ value: OptionDescription.Value,
        into parsed: inout ParsedCommand
    ) throws(ArgumentError) {
        guard value.isRepeatable else {
            guard parsed.options[option.name] == nil else {
                throw error(.duplicateOption(option.long))
            }
            parsed.options[option.name] = [
                try understood(text, noun: option.valueNoun, kind: value.kind)
            ]
            return
        }
        let pieces =
            value.kind.isSeparatedByCommas
            ? text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            : [text]
        for piece in pieces {
            guard !piece.isEmpty else {
                throw error(.missingValue(option: option.long, placeholder: value.placeholder))
            }
            parsed.options[option.name, default: []].append(
                try understood(piece, noun: option.valueNoun, kind: value.kind)
            )
        }
    }

    /// Returns the allowed value that the word means: the same word, the value of an alias, or the
    /// only one with the same letters, however it is written (`MVP`, `BlogFeed`, `blog_feed`).
    private func understood(
        _ text: String,
        noun: String,
        kind: ValueKind
    ) throws(ArgumentError) -> String {
        guard let allowed = kind.allowedValues, !allowed.contains(text) else { return text }
        let alike = (allowed + kind.aliases.keys).filter {
            Self.letters(of: $0) == Self.letters(of: text)
        }
        guard alike.count == 1 else { throw error(.notAllowed(text, noun: noun, among: allowed)) }
        return kind.aliases[alike[0]] ?? alike[0]
    }

    private static func letters(of word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private func error(_ problem: ArgumentError.Problem) -> ArgumentError {
        ArgumentError(program: program, command: command.name, problem: problem)
    }
}
