/// The commands that every program has.
enum BuiltIn: String {
    case help
    case completions
}

extension CommandDescription {
    /// Returns the description of `help COMMAND`, or of `help COMMAND|TOPIC` if there are topics.
    static func help(about commands: [String], topics: [HelpTopic]) -> CommandDescription {
        let aliases = topics.flatMap { topic in topic.aliases.map { ($0, topic.name) } }
        return CommandDescription(
            name: BuiltIn.help.rawValue,
            abstract: topics.isEmpty
                ? "Show help for the program or for one command."
                : "Show help for the program, a command or a topic.",
            arguments: [
                ArgumentDescription(
                    topics.isEmpty ? "COMMAND" : "COMMAND|TOPIC",
                    arity: .optional,
                    kind: .oneOf(
                        commands + topics.map(\.name),
                        aliases: Dictionary(uniqueKeysWithValues: aliases)
                    ),
                    help: topics.isEmpty
                        ? "The command to explain." : "The command or the topic to explain."
                )
            ]
        )
    }

    /// Returns the description of `completions SHELL`.
    static func completions(of program: String) -> CommandDescription {
        CommandDescription(
            name: BuiltIn.completions.rawValue,
            abstract: "Print shell code that completes commands and options.",
            arguments: [
                ArgumentDescription(
                    "SHELL",
                    kind: .oneOf(Shell.allCases.map(\.rawValue)),
                    help: "The shell to write for."
                )
            ],
            examples: Shell.allCases.map {
                Example($0.installation(of: program), "Enables completions in \($0.rawValue).")
            }
        )
    }
}
