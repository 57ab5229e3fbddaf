internal import CommandLineArguments
internal import Testing

@Suite("The help texts")
struct HelpTests {
    private let program = ProgramDescription.sample

    @Test("The program's help lists its commands, the built-in ones last")
    func programHelp() {
        #expect(
            program.help() == """
                Brews tea, and isn't a coffee machine.

                Usage: tea-pot COMMAND [OPTIONS] [ARGUMENTS]

                Water first.

                Then leaves.

                Commands:
                  brew         Brew: one [small] pot, don't spill.
                  list         List the teas.
                  rinse        Rinse what is given.
                  help         Show help for the program, a command or a topic.
                  completions  Print shell code that completes commands and options.

                Topics:
                  water  How hot it is.

                Options:
                  -h, --help     Show this help.
                      --version  Show the version.

                Run 'tea-pot help COMMAND' or 'tea-pot help TOPIC' for details.
                """
        )
    }

    @Test("The help of a command is aligned and wrapped, without hidden options")
    func commandHelp() throws {
        let command = try #require(program.command(named: "brew"))
        #expect(
            program.help(for: command, width: 60) == """
                Brew: one [small] pot, don't spill.

                Usage: tea-pot brew [OPTIONS] TEA [CUP...]

                The leaves stay in the water for as long as the kind of tea
                asks for, unless a time is given.

                Arguments:
                  TEA       The kind of tea. One of: assam, darjeeling,
                            sencha.
                  [CUP...]  Where it goes.

                Options:
                  -s, --strong      Twice the leaves.
                  -m, --minutes N   How long it's drawn.
                      --with EXTRA  What to add [after: brewing]. One of:
                                    milk, mint, sugar. May be repeated, or a
                                    list separated by commas.
                      --tray DIR    Where to serve. Default: the table.
                      --log FILE    L. May be repeated.
                      --leaf NAME   Which leaves.
                  -h, --help        Show this help.

                Examples:
                  tea-pot brew assam --with milk,sugar
                      The English way.
                  tea-pot brew sencha -m 1
                """
        )
    }

    @Test("A topic is printed by its name and by an alias")
    func topic() throws {
        for word in ["water", "Water", "liquid"] {
            #expect(try program.answer("help", word) == "Just below boiling.")
        }
        #expect(!program.help().contains("liquid"))
    }

    @Test("A program without topics has only help about commands")
    func noTopics() throws {
        let plain = ProgramDescription(name: "p", version: "1", abstract: "P.", commands: [])
        #expect(!plain.help().contains("opic"))
        #expect(plain.help().hasSuffix("Run 'p help COMMAND' for the options of a command."))
    }

    @Test(
        "Lines of help fit the requested width, except command lines",
        arguments: [40, 60, 80, 120]
    )
    func widths(width: Int) {
        for command in program.commands {
            let lines = program.help(for: command, width: width).split(separator: "\n")
            for line in lines where !line.hasPrefix("  tea-pot") && !line.hasPrefix("  source") {
                #expect(line.count <= width)
                #expect(line.last != " ")
            }
        }
    }

    @Test("A name too long for its column has a line of its own")
    func longName() {
        let command = CommandDescription(
            name: "x",
            abstract: "X.",
            options: [.flag("a-name-that-goes-on-for-ever", help: "Long.")]
        )
        let help = program.help(for: command, width: 45)
        #expect(
            help.contains(
                "      --a-name-that-goes-on-for-ever\n               Long.\n  -h, --help"
            )
        )
    }
}
