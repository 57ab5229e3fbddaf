extension ProgramDescription {
    /// Understands the words after the program's name.
    ///
    /// Help, version and completion scripts are answered here; no words at all ask for help. `-h`
    /// or `--help` anywhere before `--` wins over whatever else may be wrong. Throws
    /// ``ArgumentError`` for the first thing that does not fit.
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

    /// The text of a built-in command.
    private func answer(_ parsed: ParsedCommand) -> String? {
        switch BuiltIn(rawValue: parsed.name) {
        case .help:
            parsed.positionals.first.flatMap(command(named:)).map { help(for: $0) } ?? help()
        case .completions:
            parsed.positionals.first.flatMap(Shell.init(rawValue:)).map(completions(for:))
        case nil:
            nil
        }
    }

    private func error(_ problem: ArgumentError.Problem) -> ArgumentError {
        ArgumentError(program: name, command: nil, problem: problem)
    }
}

extension OptionDescription {
    /// Whether the word is this option, without a value attached.
    func isSpelled(_ word: String) -> Bool {
        spellings.contains(word)
    }
}
