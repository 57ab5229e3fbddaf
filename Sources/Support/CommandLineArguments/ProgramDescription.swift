/// A command-line program. Parsing, help and completions use this description.
package struct ProgramDescription: Hashable, Sendable {
    /// The word that starts the program.
    package let name: String
    /// The version that `--version` prints after the name.
    package let version: String
    /// One line for the top of the help.
    package let abstract: String
    /// Paragraphs below the usage line; may be empty.
    package let discussion: String
    /// The commands as declared, followed by `help` and `completions`, which every program has.
    package let commands: [CommandDescription]
    /// The texts that `help` prints besides those about commands.
    package let topics: [HelpTopic]

    /// Creates a description. The names of commands and topics must be unique, and other than
    /// `help` and `completions`.
    package init(
        name: String,
        version: String,
        abstract: String,
        discussion: String = "",
        commands: [CommandDescription],
        topics: [HelpTopic] = []
    ) {
        let names = commands.map(\.name) + [BuiltIn.help.rawValue, BuiltIn.completions.rawValue]
        let words = names + topics.flatMap { [$0.name] + $0.aliases }
        precondition(
            Set(words).count == words.count,
            "\(name) has two commands or topics with the same name"
        )
        self.name = name
        self.version = version
        self.abstract = abstract
        self.discussion = discussion
        self.topics = topics
        self.commands =
            commands + [.help(about: names, topics: topics), .completions(of: name)]
    }

    /// Returns the command with that name, if there is one.
    package func command(named name: String) -> CommandDescription? {
        commands.first { $0.name == name }
    }
}

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

extension ProgramDescription {
    /// Returns the help of the program, at most `width` characters wide, without a newline at its
    /// end.
    package func help(width: Int = 80) -> String {
        var sections = [wrapped(abstract, width: width, indentation: 0)]
        sections.append(["Usage: \(name) COMMAND [OPTIONS] [ARGUMENTS]"])
        if !discussion.isEmpty {
            sections.append(wrapped(discussion, width: width, indentation: 0))
        }
        let rows = commands.map { HelpRow(label: $0.name, text: $0.abstract) }
        sections.append(["Commands:"] + HelpRow.lines(rows, width: width))
        if !topics.isEmpty {
            let rows = topics.map { HelpRow(label: $0.name, text: $0.abstract) }
            sections.append(["Topics:"] + HelpRow.lines(rows, width: width))
        }
        let options = [
            HelpRow(label: "-h, --help", text: OptionDescription.help.help),
            HelpRow(label: "    --version", text: "Show the version."),
        ]
        sections.append(["Options:"] + HelpRow.lines(options, width: width))
        sections.append([
            topics.isEmpty
                ? "Run '\(name) help COMMAND' for the options of a command."
                : "Run '\(name) help COMMAND' or '\(name) help TOPIC' for details."
        ])
        return joined(sections)
    }

    /// Returns the help of one command, at most `width` characters wide, without a newline at its
    /// end.
    package func help(for command: CommandDescription, width: Int = 80) -> String {
        var sections = [wrapped(command.abstract, width: width, indentation: 0)]
        let usage =
            ["Usage: \(name) \(command.name) [OPTIONS]"] + command.arguments.map(\.usage)
        let hanging = "Usage: \(name) ".count
        sections.append(
            wrapped(
                usage.joined(separator: " "),
                width: width,
                indentation: 0,
                hanging: hanging
            )
        )
        if !command.discussion.isEmpty {
            sections.append(wrapped(command.discussion, width: width, indentation: 0))
        }
        if !command.arguments.isEmpty {
            let rows = command.arguments.map(\.helpRow)
            sections.append(["Arguments:"] + HelpRow.lines(rows, width: width))
        }
        let rows = command.shownOptions.map(\.helpRow)
        sections.append(["Options:"] + HelpRow.lines(rows, width: width))
        if !command.examples.isEmpty {
            let lines = command.examples.flatMap { example in
                // Command lines are copied, so they are never broken.
                ["  \(example.line)"]
                    + (example.explanation.isEmpty
                        ? [] : wrapped(example.explanation, width: width, indentation: 6))
            }
            sections.append(["Examples:"] + lines)
        }
        return joined(sections)
    }

    private func joined(_ sections: [[String]]) -> String {
        sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}

extension ArgumentDescription {
    fileprivate var helpRow: HelpRow {
        let sentences = [help, kind.helpSentence].compactMap { $0 }
        return HelpRow(label: usage, text: sentences.joined(separator: " "))
    }
}

extension OptionDescription {
    fileprivate var helpRow: HelpRow {
        // Without a letter, the long name is aligned with the other long names.
        let letter = short.map { "-\($0), " } ?? "    "
        let placeholder = value.map { " \($0.placeholder)" } ?? ""
        let sentences = [
            help, value?.kind.helpSentence, repetition, value?.defaultText.map(Self.says),
        ]
        return HelpRow(
            label: "\(letter)\(long)\(placeholder)",
            text: sentences.compactMap { $0 }.joined(separator: " ")
        )
    }

    private var repetition: String? {
        guard let value, value.isRepeatable else { return nil }
        return value.kind.isSeparatedByCommas
            ? "May be repeated, or a list separated by commas." : "May be repeated."
    }

    private static func says(default text: String) -> String {
        "Default: \(text)."
    }
}

extension ValueKind {
    fileprivate var helpSentence: String? {
        allowedValues.map { "One of: \($0.joined(separator: ", "))." }
    }
}
