internal import CommandLineArguments
internal import Testing

@Suite("The parsing of command lines")
struct ParsingTests {
    private let program = ProgramDescription.sample

    @Test("Flags, values and arguments may be in any order")
    func order() throws {
        for words in [
            ["brew", "assam", "a", "--strong", "--minutes", "3"],
            ["brew", "--minutes=3", "assam", "-s", "a"],
            ["brew", "-m", "3", "-s", "assam", "a"],
            ["brew", "-m=3", "-s", "--", "assam", "a"],
        ] {
            guard case .command(let command) = try program.parse(words) else {
                Issue.record("\(words) is a command")
                continue
            }
            #expect(command.name == "brew")
            #expect(command.flag("strong"))
            #expect(command.value("minutes") == "3")
            #expect(command.positionals == ["assam", "a"])
        }
    }

    @Test("Missing options and arguments are false, nil or empty")
    func absence() throws {
        let command = try program.command("brew", "assam")
        #expect(!command.flag("strong"))
        #expect(command.value("minutes") == nil)
        #expect(command.values("with").isEmpty)
        #expect(try command.integer("minutes", in: 0...) == nil)
        #expect(command.arguments("CUP").isEmpty)
    }

    @Test(
        "Values ignore case and separators",
        arguments: ["Assam", "ASSAM", "as-sam", "as_sam"]
    )
    func alike(word: String) throws {
        let command = try program.command("brew", word, "--with", "Milk,MINT")
        #expect(command.argument("TEA") == "assam")
        #expect(command.values("with") == ["milk", "mint"])
    }

    @Test("Aliases are accepted, but help and completions exclude them")
    func aliases() throws {
        let command = try program.command("brew", "assam", "--time", "3", "--with", "milk,Sweet")
        #expect(command.value("minutes") == "3")
        #expect(command.isGiven("minutes"))
        #expect(command.values("with") == ["milk", "sugar"])
        #expect(program.error("brew", "assam", "--time", "3", "-m", "4") != nil)
        let help = try program.answer("help", "brew")
        #expect(!help.contains("--time") && !help.contains("sweet"))
        #expect(!program.completions(for: .fish).contains("sweet"))
    }

    @Test("A word that matches no value is refused")
    func notAlike() {
        #expect(program.error("brew", "assams") != nil)
        #expect(program.error("brew", "---") != nil)
    }

    @Test("A repeatable option takes lists and repetitions, in order")
    func repetition() throws {
        let command = try program.command("brew", "assam", "--with", "milk,mint", "--with=sugar")
        #expect(command.values("with") == ["milk", "mint", "sugar"])
    }

    @Test("A comma in a path is part of the path")
    func commaInPath() throws {
        let command = try program.command("brew", "assam", "--log", "a,b", "--log", "c")
        #expect(command.values("log") == ["a,b", "c"])
    }

    @Test("Arguments are found by name")
    func argumentNames() throws {
        let command = try program.command("brew", "assam", "a", "b")
        #expect(command.argument("TEA") == "assam")
        #expect(command.arguments("CUP") == ["a", "b"])
    }

    @Test("A single dash and all words after two dashes are arguments")
    func dashes() throws {
        let command = try program.command("brew", "assam", "-", "--", "--strong", "--", "-h")
        #expect(command.positionals == ["assam", "-", "--strong", "--", "-h"])
        #expect(!command.flag("strong"))
    }

    @Test("A value may have an equals sign, begin with a dash or be negative")
    func oddValues() throws {
        #expect(try program.command("brew", "assam", "--minutes=a=b").value("minutes") == "a=b")
        #expect(try program.command("brew", "assam", "--minutes=-x").value("minutes") == "-x")
        #expect(try program.command("brew", "assam", "-m", "-3").value("minutes") == "-3")
        #expect(try program.command("brew", "assam", "-m", "-").value("minutes") == "-")
    }

    @Test("Integers are parsed within their range")
    func integers() throws {
        let command = try program.command("brew", "assam", "--minutes", "5")
        #expect(try command.integer("minutes", in: 0...) == 5)
        #expect(try command.integer("minutes", in: 1...5) == 5)
        #expect(try command.seed("minutes") == 5)
        #expect(throws: ArgumentError.self) { try command.integer("minutes", in: 0..<5) }
    }

    @Test("Help, version and completion scripts are answers")
    func answers() throws {
        let help = program.help()
        #expect(try program.answer() == help)
        #expect(try program.answer("--help") == help)
        #expect(try program.answer("-h") == help)
        #expect(try program.answer("help") == help)
        #expect(try program.answer("--version") == "tea-pot 1.2")
        let brew = try #require(program.command(named: "brew"))
        #expect(try program.answer("help", "brew") == program.help(for: brew))
        #expect(try program.answer("completions", "zsh") == program.completions(for: .zsh))
    }

    @Test("A request for help takes precedence over errors")
    func helpWins() throws {
        let brew = try #require(program.command(named: "brew"))
        #expect(try program.answer("brew", "--nonsense", "-h") == program.help(for: brew))
        #expect(try program.answer("brew", "--minutes", "--help") == program.help(for: brew))
    }
}
