internal import TemporaryFolders
internal import Testing

@Suite("archbench replay")
struct ReplayCommandTests {
    private let taps = "{\"open\": \"greeting\"}\n{\"tap\": \"show-greeting\"}\n"

    @Test("A replay prints one line of JSON for each line of the scenario")
    func good() async throws {
        let folder = try TemporaryFolder(["taps.jsonl": taps])
        defer { folder.remove() }
        let file = "\(folder.path)/taps.jsonl"
        let outcome = try await Archbench.run("replay", "greeting", file)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix(#"{"event":0,"routes":[],"screen":[{"id":"greeting","#))
        #expect(lines[1].contains(#""text":"Hello David Blaine""#))
        for input in [#"replay greeting <"$1""#, #"replay greeting - <"$1""#] {
            #expect(try await Archbench.shell(#""$0" \#(input)"#, file).output == outcome.output)
        }
    }

    @Test("A replay of all variants in lockstep prints the same as one variant")
    func allVariants() async throws {
        let one = try await Archbench.run("replay", "greeting", "--scenario", "greets")
        let all = try await Archbench.run(
            "replay",
            "greeting",
            "--script",
            "greets",
            "--variant",
            "all"
        )
        #expect(all.status == 0)
        #expect(
            all.errorOutput.hasPrefix("MVC, MVP, MVVM, VIPER, Store, Observable")
                && all.errorOutput.hasSuffix(
                    " behaved identically in the whole scenario, 4 lines.\n"
                )
        )
        #expect(all.output == one.output)
    }

    @Test("A failed expectation ends the replay with exit code 1 and an explanation")
    func violation() async throws {
        let folder = try TemporaryFolder([
            "s.jsonl": taps + "\n{\"expect\": {\"greeting\": \"Bye\"}}\n"
        ])
        defer { folder.remove() }
        let outcome = try await Archbench.run("replay", "greeting", "\(folder.path)/s.jsonl")
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(
            outcome.errorOutput == """
                line 4: MVC does not meet the expectation at event 2, \
                {"expect":{"greeting":{"text":"Bye"}}}, element "greeting": expected label \
                "greeting" reading "Bye", found label "greeting" reading "Hello David Blaine"

                """
        )
    }

    @Test(
        "The error for an invalid scenario begins with its line",
        arguments: [
            ("{\"open\": \"greeting\"}\n\n{\"tap\": \n", "line 3: not JSON"),
            ("{\"open\": \"blog-feed\"}\n", "line 1: the scenario opens \"blog-feed\""),
            ("{\"open\": \"greeting\"}\n{\"tip\": \"x\"}\n", "line 2: "),
            ("", "the scenario is empty"),
            (
                "{\"open\": \"greeting\"}\n{\"tap\": \"show-greting\"}\n",
                "line 2: no screen of greeting has \"show-greting\"; did you mean \"show-greeting\"?\n"
            ),
            (
                "{\"open\": \"greeting\"}\n\n{\"expect\": {\"zzz\": null}}\n",
                "line 3: no screen of greeting has \"zzz\"; 'archbench list greeting' lists its"
            ),
            (
                "{\"open\": \"greeting\", \"firstName\": \"A\", \"first\\u004eame\": \"B\"}\n",
                "line 1: the key \"firstName\" is given twice; one of the two would be lost\n"
            ),
            (
                "{\"open\": \"greeting\"}\n{\"tap\": \"show-greeting\",}\n",
                "line 2: not JSON: there is a comma before \"}\"; remove it\n"
            ),
            (
                "{\"open\": \"greeting\"}\n{\"scroll\": \"greeting\", \"to\": 1e400}\n",
                "line 2: the number 1e400 is out of range; the largest is about 1.8e308\n"
            ),
        ]
    )
    func unreadable(source: String, message: String) async throws {
        let folder = try TemporaryFolder(["s.jsonl": source])
        defer { folder.remove() }
        let outcome = try await Archbench.run("replay", "greeting", "\(folder.path)/s.jsonl")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.hasPrefix("error: The scenario cannot be played: \(message)"))
    }

    @Test("The error for empty standard input lists the scenarios of the feature")
    func nothingPiped() async throws {
        for input in ["</dev/null", "- --text </dev/null"] {
            let outcome = try await Archbench.shell(#""$0" replay greeting \#(input)"#)
            #expect(outcome.status == 64)
            #expect(outcome.output == "")
            #expect(
                outcome.errorOutput == """
                    error: Standard input is empty. With --scenario you can play a scenario of \
                    greeting: greets, reads-at-the-tap, missing-names, blanks-in-names, unicode-names, closes.

                    """
            )
        }
    }

    @Test("A missing file, and a file together with a scenario name, are refused")
    func wrongInput() async throws {
        let missing = try await Archbench.run("replay", "greeting", "no-such.jsonl")
        #expect(missing.status == 64)
        #expect(
            missing.errorOutput == "error: 'no-such.jsonl' cannot be read: "
                + "No such file or directory. Is the path right?\n"
        )
        let both = try await Archbench.run("replay", "greeting", "x", "--script", "greets")
        #expect(both.status == 64)
        #expect(both.errorOutput.contains("Give either --scenario or a file, not both."))
    }

    @Test(
        "Scenarios from pipes, named pipes and devices play like those from files",
        arguments: [
            #"cat "$1" | "$0" replay greeting /dev/stdin"#,
            #""$0" replay greeting /dev/stdin <"$1""#,
            #"mkfifo "$1.pipe"; cat "$1" >"$1.pipe" & "$0" replay greeting "$1.pipe""#,
        ]
    )
    func pipes(scenario: String) async throws {
        let folder = try TemporaryFolder(["taps.jsonl": taps])
        defer { folder.remove() }
        let file = "\(folder.path)/taps.jsonl"
        let plain = try await Archbench.run("replay", "greeting", file)
        let outcome = try await Archbench.shell(scenario, file)
        #expect(outcome.errorOutput == "")
        #expect(outcome.status == 0)
        #expect(outcome.output == plain.output)
    }

    @Test("Reading an endless device stops at 16 MiB with an error", .timeLimit(.minutes(30)))
    func endless() async throws {
        for input in ["/dev/zero", "- </dev/zero"] {
            let outcome = try await Archbench.shell(#"exec "$0" replay greeting \#(input)"#)
            #expect(outcome.status == 64)
            #expect(outcome.errorOutput.contains("is larger than 16 MiB, the limit for such a"))
        }
    }

    @Test("The text output shows only changes, or full screens with --full")
    func changes() async throws {
        let folder = try TemporaryFolder(["taps.jsonl": taps])
        defer { folder.remove() }
        let file = "\(folder.path)/taps.jsonl"
        let changes = try await Archbench.run("replay", "greeting", file, "--text")
        #expect(
            changes.output == """
                ▸ opened

                  [ Show greeting ]

                ▸ {"tap":"show-greeting"}
                -
                + Hello David Blaine


                """
        )
        let full = try await Archbench.run("replay", "greeting", file, "--text", "--full")
        #expect(full.output.contains("\n  Hello David Blaine\n  [ Show greeting ]\n"))
        let json = try await Archbench.run("replay", "greeting", file, "--full")
        #expect(json.status == 64)
        #expect(
            json.errorOutput
                == "error: --full works only with --text; JSON always has the full screen.\n"
        )
    }
}
