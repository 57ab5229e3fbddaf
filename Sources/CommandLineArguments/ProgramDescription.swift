/// A program as its user sees it: parsing, help and completions all come from this one value.
package struct ProgramDescription: Hashable, Sendable {
    /// The word that starts the program.
    package let name: String
    /// What `--version` says after the name.
    package let version: String
    /// One line for the top of the help.
    package let abstract: String
    /// Paragraphs below the usage line; may be empty.
    package let discussion: String
    /// The commands as declared, followed by `help` and `completions`, which every program has.
    package let commands: [CommandDescription]

    /// Describes a program. Command names must be unique and other than `help` and `completions`.
    package init(
        name: String,
        version: String,
        abstract: String,
        discussion: String = "",
        commands: [CommandDescription]
    ) {
        let names = commands.map(\.name) + [BuiltIn.help.rawValue, BuiltIn.completions.rawValue]
        precondition(Set(names).count == names.count, "\(name) has two commands of one name")
        self.name = name
        self.version = version
        self.abstract = abstract
        self.discussion = discussion
        self.commands = commands + [.help(about: names), .completions(of: name)]
    }

    /// The command of that name, if there is one.
    package func command(named name: String) -> CommandDescription? {
        commands.first { $0.name == name }
    }
}
