/// The commands that every program has, so that no program describes them again.
enum BuiltIn: String {
    case help
    case completions
}

extension CommandDescription {
    /// `help COMMAND`.
    static func help(about commands: [String]) -> CommandDescription {
        CommandDescription(
            name: BuiltIn.help.rawValue,
            abstract: "Show help for the program or for one command.",
            arguments: [
                ArgumentDescription(
                    "COMMAND",
                    arity: .optional,
                    kind: .oneOf(commands),
                    help: "The command to explain."
                )
            ]
        )
    }

    /// `completions SHELL`.
    static func completions(of program: String) -> CommandDescription {
        CommandDescription(
            name: BuiltIn.completions.rawValue,
            abstract: "Print a script that lets a shell complete commands and options.",
            arguments: [
                ArgumentDescription(
                    "SHELL",
                    kind: .oneOf(Shell.allCases.map(\.rawValue)),
                    help: "The shell to write for."
                )
            ],
            examples: Shell.allCases.map {
                Example($0.installation(of: program), "Completes in \($0.rawValue).")
            }
        )
    }
}
