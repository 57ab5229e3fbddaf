internal import Testing

@Suite("The command line of archbench")
struct UsageTests {
    @Test(
        "archbench prints its help without arguments, with --help and with help",
        arguments: [[], ["--help"], ["help"]]
    )
    func help(arguments: [String]) async throws {
        let script = #"exec "$0" "$@""#
        let outcome =
            arguments.isEmpty
            ? try await Archbench.shell(script) : try await Archbench.shell(script, arguments[0])
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        #expect(outcome.output.contains("Usage: archbench COMMAND [OPTIONS] [ARGUMENTS]"))
        #expect(outcome.output.contains("Exit codes: 0 success; 1 "))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        for command in [
            "report", "list", "check", "lines", "complexity", "replay", "trace", "completions",
            "language", "scenario",
        ] {
            #expect(outcome.output.contains("\n  \(command) "))
        }
    }

    @Test("'--version' prints one line")
    func version() async throws {
        let outcome = try await Archbench.run("--version")
        #expect(outcome.status == 0)
        #expect(outcome.output.wholeMatch(of: /archbench \d+\.\d+\.\d+\n/) != nil)
    }

    @Test(
        "'help COMMAND' and 'COMMAND --help' print the same help",
        arguments: ["report", "check", "replay", "trace", "lines", "complexity", "compare"]
    )
    func commandHelp(command: String) async throws {
        let one = try await Archbench.run("help", command)
        let other = try await Archbench.run(command, "--help")
        #expect(one.status == 0)
        #expect(one.output.contains("Usage: archbench \(command) "))
        #expect(one.output.contains("Examples:\n"))
        #expect(other.output == one.output)
        #expect(one.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "The error for an unknown word names it and suggests a similar one",
        arguments: [
            (["repport"], "'repport'", "'report'"),
            (["check", "--feature", "greting"], "'greting'", "'greeting'"),
            (["check", "--variant=mvmv"], "'mvmv'", "'mvvm'"),
            (["report", "--quik"], "'--quik'", "'--quick'"),
            (["replay", "blogfed"], "'blogfed'", "'blog-feed'"),
            (["replay", "greeting", "--scenario", "greet"], "'greet'", "'greets'"),
            (["replay", "greeting", "--script", "greet"], "'greet'", "'greets'"),
            (["trace", "greting", "show"], "'greting'", "'greeting'"),
            (["trace", "blog-feed", "likes"], "'likes'", "'like'"),
        ]
    )
    func unknownWord(arguments: [String], word: String, suggestion: String) async throws {
        let words = arguments.joined(separator: " ")
        let outcome = try await Archbench.shell(#"exec "$0" \#(words)"#)
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.hasPrefix("error: "))
        #expect(outcome.errorOutput.contains(word))
        #expect(outcome.errorOutput.contains("Did you mean \(suggestion)?"))
        #expect(outcome.errorOutput.contains("Run 'archbench help"))
    }

    @Test("The error for an invalid number names the number and its option")
    func notANumber() async throws {
        let outcome = try await Archbench.run("check", "--random", "many")
        #expect(outcome.status == 64)
        #expect(outcome.errorOutput.contains("'--random'"))
        #expect(outcome.errorOutput.contains("'many'"))
    }

    @Test("Output to a full disk ends with an error")
    func fullDisk() async throws {
        let outcome = try await Archbench.shell(
            #"[ -w /dev/full ] || exit 1; exec "$0" list >/dev/full"#
        )
        #expect(outcome.status == 1)
        #if os(Linux)
            let message = "error: standard output cannot be written: No space left on device."
            #expect(outcome.errorOutput == message + "\n")
        #endif
    }

    @Test(
        "A closed standard output causes an error",
        arguments: [
            "--help", "list", "lines Sources/Support/SwiftSource",
            "complexity Sources/Support/SwiftSource",
            "completions bash",
            "replay greeting --scenario greets", "compare Reports/report.json Reports/report.json",
        ]
    )
    func closedOutput(words: String) async throws {
        let outcome = try await Archbench.shell(#"exec "$0" \#(words) >&-"#)
        #expect(outcome.status == 1)
        #expect(
            outcome.errorOutput
                == "error: standard output cannot be written: It is not open for writing.\n"
        )
    }

    @Test("A reader that closes the pipe early causes no error")
    func closedPipe() async throws {
        let outcome = try await Archbench.shell(
            #"{ "$0" lines --by line Sources; echo "status $?" >&2; } | head -1"#
        )
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.errorOutput == "status 0\n")
    }

    @Test("Bash can parse the script of completions")
    func completions() async throws {
        let outcome = try await Archbench.run("completions", "bash")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("complete"))
        for word in ["replay", "--random", "blog-feed"] {
            #expect(outcome.output.contains(word))
        }
        let syntax = try await Archbench.shell(
            #"command -v bash >/dev/null || exit 0; "$0" completions bash | bash -n"#
        )
        #expect(syntax.status == 0)
        #expect(syntax.errorOutput == "")
    }

    @Test(
        "Bash completes names of exercises, lessons, changes, modules, weights and examples",
        arguments: [
            ("exercise start break-", "break-retain-cycle"),
            ("exercise resume break-", "break-retain-cycle"),
            ("exercise check br", ""), ("change show add-sec", "add-second-button"),
            ("workshop mas", "massive"), ("show blog-feed he", "header"),
            ("decide --weight testab", "testability="), ("generate --example score", "score-board"),
        ]
    )
    func completedNames(words: String, expected: String) async throws {
        let outcome = try await Archbench.shell(
            #"""
            command -v bash >/dev/null || { printf '%s' "$2"; exit; }
            "$0" completions bash >"${TMPDIR:-/tmp}/completions-$$"
            bash -c '. "$0"; COMP_WORDS=(archbench $1); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _archbench; printf "%s" "${COMPREPLY[*]}"' "${TMPDIR:-/tmp}/completions-$$" "$1"
            rm "${TMPDIR:-/tmp}/completions-$$"
            """#,
            words,
            expected
        )
        #expect(outcome.output == expected)
    }

    @Test("Completions outside of a clone have no names from its files")
    func completionsElsewhere() async throws {
        let outcome = try await Archbench.run("completions", "bash", directory: "/")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("blog-feed"))
        #expect(!outcome.output.contains("break-retain-cycle"))
    }

    @Test(
        "Names of features, variants and metrics ignore case and separators",
        arguments: [
            [
                "check", "--feature", "Greeting", "--only", "Equivalence", "--random", "5",
                "--variant", "MVP",
            ],
            ["replay", "BlogFeed", "--variant", "Viper", "--script", "header-loads"],
            ["list", "blog_feed"],
        ]
    )
    func spellings(arguments: [String]) async throws {
        let outcome = try await Archbench.run(arguments)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
    }

    @Test(
        "Bash completes the scenarios of the typed feature",
        arguments: [
            ("replay greeting --scenario ", "greets"), ("replay greeting --script ", "greets"),
            ("trace blog-feed ", "like"),
            ("list greeting ", "show"),
        ]
    )
    func scenarioCompletions(line: String, script: String) async throws {
        let outcome = try await Archbench.shell(
            #"""
            command -v bash >/dev/null || { echo "$2"; exit 0; }
            "$0" completions bash >"${TMPDIR:-/tmp}/archbench-$$" && bash -c '
                source "$1"; COMP_WORDS=(archbench $2 ""); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _archbench; printf "%s\n" "${COMPREPLY[@]}"' sh "${TMPDIR:-/tmp}/archbench-$$" "$1"
            rm "${TMPDIR:-/tmp}/archbench-$$"
            """#,
            line,
            script
        )
        #expect(outcome.errorOutput == "")
        #expect(outcome.output.split(separator: "\n").contains { $0 == script })
        #expect(!outcome.output.contains("greeting"))
    }
}
