extension ProgramDescription {
    /// Parses the words after the program's name.
    ///
    /// Help, version and completion scenarios are answered here; without any words the answer is the
    /// help. `-h` or `--help` anywhere before `--` takes precedence over errors. Throws
    /// ``ArgumentError`` for the first error.
    package func parse(_ arguments: [String]) throws(ArgumentError) -> Invocation {
        guard let word = arguments.first else { return .answer(help()) }
        if OptionDescription.help.spellings.contains(word) { return .answer(help()) }
        if word == "--version" { return .answer("\(name) \(version)") }
        if word.hasPrefix("-") {
            let suggestion = suggestion(for: word, among: ["--help", "--version"])
            throw error(.unknownOption(word, suggestion: suggestion))
        }
        guard let command = command(named: word) else {
            let suggestion = suggestion(for: word, among: commands.map(\.name))
            throw error(.unknownCommand(word, suggestion: suggestion))
        }
        let words = Array(arguments.dropFirst())
        if words.prefix(while: { $0 != "--" }).contains(where: OptionDescription.help.isSpelled) {
            return .answer(help(for: command))
        }
        let parsed = try CommandParser(program: name, command: command).parse(words)
        return answer(parsed).map(Invocation.answer) ?? .command(parsed)
    }

    /// Returns the text of a built-in command; `nil` for other commands.
    private func answer(_ parsed: ParsedCommand) -> String? {
        switch BuiltIn(rawValue: parsed.name) {
        case .help:
            parsed.positionals.first.map(help(about:)) ?? help()
        case .completions:
            parsed.positionals.first.flatMap(Shell.init(rawValue:)).map(completions(for:))
        case nil:
            nil
        }
    }

    /// Returns the help about a command or a topic.
    private func help(about name: String) -> String {
        command(named: name).map { help(for: $0) }
            ?? topics.first { $0.name == name }?.text ?? help()
    }

    private func error(_ problem: ArgumentError.Problem) -> ArgumentError {
        ArgumentError(program: name, command: nil, problem: problem)
    }
}

extension OptionDescription {
    /// Returns whether the word is this option, without a value attached.
    func isSpelled(_ word: String) -> Bool {
        acceptedSpellings.contains(word)
    }
}
