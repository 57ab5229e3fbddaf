internal import CommandLineArguments
internal import Testing

@Suite("Errors of command lines")
struct ArgumentErrorTests {
    private let program = ProgramDescription.sample

    @Test(
        "Each wrong command line has its error message",
        arguments: [
            (["berw"], "Unknown command 'berw'. Did you mean 'brew'?"),
            (["cook"], "Unknown command 'cook'."),
            (["--versoin"], "Unknown option '--versoin' of 'tea-pot'. Did you mean '--version'?"),
            (
                ["brew", "assam", "--minuts=3"],
                "Unknown option '--minuts' of 'tea-pot brew'. Did you mean '--minutes'?"
            ),
            (["brew", "assam", "-x"], "Unknown option '-x' of 'tea-pot brew'."),
            (["brew", "assam", "-m"], "'--minutes' of 'tea-pot brew' needs a value: --minutes N."),
            (
                ["brew", "assam", "--minutes", "--strong"],
                "'--minutes' of 'tea-pot brew' needs a value: --minutes N."
            ),
            (
                ["brew", "assam", "--minutes="],
                "'--minutes' of 'tea-pot brew' needs a value: --minutes N."
            ),
            (
                ["brew", "assam", "--with", "milk,,mint"],
                "'--with' of 'tea-pot brew' needs a value: --with EXTRA."
            ),
            (
                ["brew", "assam", "--strong=very"],
                "'--strong' of 'tea-pot brew' takes no value, but got 'very'."
            ),
            (
                ["brew", "asam"],
                "Unknown tea 'asam'. Did you mean 'assam'?"
            ),
            (
                ["brew", "assam", "--with", "milk,lemon"],
                "Unknown extra 'lemon'. Choose one of: milk, mint, sugar."
            ),
            (
                ["brew", "assam", "-m", "1", "--minutes", "2"],
                "'--minutes' of 'tea-pot brew' was given twice, but takes one value."
                    + " Remove one."
            ),
            (["brew"], "'tea-pot brew' needs the argument TEA."),
            (["rinse"], "'tea-pot rinse' needs the argument POT."),
            (["list", "x\n"], "'tea-pot list' takes no arguments, but got 'x\\n'."),
            (["help", "brew", "x"], "'tea-pot help' takes 1 argument; 'x' is one too many."),
            (
                ["help", "lits"],
                "Unknown command or topic 'lits'. Did you mean 'list'?"
            ),
        ] as [([String], String)]
    )
    func sentences(words: [String], sentence: String) throws {
        let error = #expect(throws: ArgumentError.self) { try program.parse(words) }
        let lines = try #require(error).description.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first.map(String.init) == sentence)
    }

    @Test("The second line of an error suggests a help command")
    func pointers() {
        #expect(program.error("x")?.description.hasSuffix("\nRun 'tea-pot help'.") == true)
        #expect(
            program.error("list", "x")?.description.hasSuffix("\nRun 'tea-pot help list'.") == true
        )
    }

    @Test("An error names a refused value by its placeholder or its option")
    func nouns() throws {
        let command = try program.command("brew", "assam")
        for (name, noun) in [("--leaf", "leaf"), ("--with", "extra"), ("TEA", "tea")] {
            let error = command.error(rejecting: "x", of: name, among: [])
            #expect(error.description.hasPrefix("Unknown \(noun) 'x'.\n"))
        }
    }

    @Test("A hidden option is never suggested")
    func hidden() throws {
        #expect(try program.command("brew", "assam", "--explode").flag("explode"))
        let description = program.error("brew", "assam", "--explod")?.description
        #expect(description?.contains("--explode") == false)
    }

    @Test(
        "The error for a wrong number has the valid range",
        arguments: [("x", "0 or more"), ("-1", "0 or more")]
    )
    func integers(text: String, range: String) throws {
        let command = try program.command("brew", "assam", "--minutes", text)
        let error = #expect(throws: ArgumentError.self) {
            try command.integer("minutes", in: 0...)
        }
        #expect(
            error?.description == """
                '--minutes' of 'tea-pot brew' needs a whole number, \(range), but got '\(text)'.
                Run 'tea-pot help brew'.
                """
        )
    }

    @Test("A program can refuse a value with the same error text")
    func ownRefusals() throws {
        let command = try program.command("list")
        let error = command.error(rejecting: "Blogg", of: "FEATURE", among: ["Blog", "Clock"])
        #expect(
            error.description == """
                Unknown feature 'Blogg'. Did you mean 'Blog'?
                Run 'tea-pot help list'.
                """
        )
    }
}
