internal import TemporaryFolders
internal import Testing

@Suite("archbench replay")
struct ReplayCommandTests {
    private let taps = "{\"open\": \"greeting\"}\n{\"tap\": \"show-greeting\"}\n"

    @Test("A script prints one line of JSON for each of its lines, from a file or a pipe")
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

    @Test("All variants in step answer like one, with a script that ships with the feature")
    func allVariants() async throws {
        let one = try await Archbench.run("replay", "greeting", "--script", "greets")
        let all = try await Archbench.run(
            "replay",
            "greeting",
            "--script",
            "greets",
            "--variant",
            "all"
        )
        #expect(all.status == 0)
        #expect(all.errorOutput == "")
        #expect(all.output == one.output)
    }

    @Test("What a script expects in vain ends the run with 1 and a sentence")
    func breach() async throws {
        let folder = try TemporaryFolder([
            "s.jsonl": taps + "{\"expect\": {\"greeting\": \"Bye\"}}\n"
        ])
        defer { folder.remove() }
        let outcome = try await Archbench.run("replay", "greeting", "\(folder.path)/s.jsonl")
        #expect(outcome.status == 1)
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(outcome.errorOutput.hasPrefix("MVC differs at event 2, {\"expect\":"))
        #expect(outcome.errorOutput.contains("element \"greeting\""))
    }

    @Test(
        "A script that cannot be read is named by its line",
        arguments: [
            ("{\"open\": \"greeting\"}\n\n{\"tap\": \n", "line 3: not JSON"),
            ("{\"open\": \"blog-feed\"}\n", "line 1: the script opens \"blog-feed\""),
            ("{\"open\": \"greeting\"}\n{\"tip\": \"x\"}\n", "line 2: "),
            ("", "the script is empty"),
        ]
    )
    func unreadable(source: String, message: String) async throws {
        let folder = try TemporaryFolder(["s.jsonl": source])
        defer { folder.remove() }
        let outcome = try await Archbench.run("replay", "greeting", "\(folder.path)/s.jsonl")
        #expect(outcome.status == 64)
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.hasPrefix("error: The script cannot be played: \(message)"))
    }

    @Test("A file that is not there, or given beside a name, is refused")
    func wrongInput() async throws {
        let missing = try await Archbench.run("replay", "greeting", "no-such.jsonl")
        #expect(missing.status == 64)
        #expect(missing.errorOutput.contains("\"no-such.jsonl\" cannot be read"))
        let both = try await Archbench.run("replay", "greeting", "x", "--script", "greets")
        #expect(both.status == 64)
        #expect(both.errorOutput.contains("Give either --script or a file, not both."))
    }
}
