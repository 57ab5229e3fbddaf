internal import CommandLineArguments

extension ProgramDescription {
    /// A program that uses everything, with characters that shells and wrapping find awkward.
    static let sample = ProgramDescription(
        name: "tea-pot",
        version: "1.2",
        abstract: "Brews tea, and isn't a coffee machine.",
        discussion: "Water first.\n\nThen leaves.",
        commands: [
            CommandDescription(
                name: "brew",
                abstract: "Brew: one [small] pot, don't spill.",
                discussion: """
                    The leaves stay in the water for as long as the kind of tea asks for, unless \
                    a time is given.
                    """,
                arguments: [
                    ArgumentDescription(
                        "TEA",
                        kind: .oneOf(["assam", "darjeeling", "sencha"]),
                        help: "The kind of tea."
                    ),
                    ArgumentDescription("CUP", arity: .any, kind: .file, help: "Where it goes."),
                ],
                options: [
                    .flag("strong", short: "s", help: "Twice the leaves."),
                    .value(
                        "minutes",
                        short: "m",
                        aliases: ["time"],
                        placeholder: "N",
                        help: "How long it's drawn."
                    ),
                    .value(
                        "with",
                        placeholder: "EXTRA",
                        kind: .oneOf(["milk", "mint", "sugar"], aliases: ["sweet": "sugar"]),
                        isRepeatable: true,
                        help: "What to add [after: brewing]."
                    ),
                    .value(
                        "tray",
                        placeholder: "DIR",
                        kind: .directory,
                        defaultText: "the table",
                        help: "Where to serve."
                    ),
                    .value("log", placeholder: "FILE", kind: .file, isRepeatable: true, help: "L."),
                    .value(
                        "leaf",
                        placeholder: "NAME",
                        kind: .oneOfThose(with: [
                            .init(with: "assam", ["tippy", "broken"]),
                            .init(with: "sencha", ["whole"]),
                        ]),
                        help: "Which leaves."
                    ),
                    .flag("explode", isHidden: true, help: "Not for guests."),
                ],
                examples: [
                    .init("tea-pot brew assam --with milk,sugar", "The English way."),
                    .init("tea-pot brew sencha -m 1"),
                ]
            ),
            CommandDescription(name: "list", abstract: "List the teas."),
            CommandDescription(
                name: "rinse",
                abstract: "Rinse what is given.",
                arguments: [ArgumentDescription("POT", arity: .oneOrMore, help: "What to rinse.")]
            ),
        ],
        topics: [
            HelpTopic(
                "water",
                aliases: ["liquid"],
                abstract: "How hot it is.",
                text: "Just below boiling."
            )
        ]
    )

    /// Returns the command of a command line.
    func command(_ words: String...) throws -> ParsedCommand {
        guard case .command(let command) = try parse(words) else { throw Unexpected.answer }
        return command
    }

    /// Returns the text that answers a command line.
    func answer(_ words: String...) throws -> String {
        guard case .answer(let text) = try parse(words) else { throw Unexpected.command }
        return text
    }

    /// Returns the error of a command line.
    func error(_ words: String...) -> ArgumentError? {
        do throws(ArgumentError) {
            _ = try parse(words)
            return nil
        } catch {
            return error
        }
    }

    private enum Unexpected: Error {
        case answer
        case command
    }
}
