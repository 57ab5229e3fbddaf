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
