internal import Foundation
internal import TemporaryFolders
internal import Testing

@Suite("The topics of archbench help")
struct HelpTopicTests {
    @Test("Each help topic fits a terminal of 80 columns", arguments: ["language", "scenario"])
    func width(topic: String) async throws {
        let outcome = try await Archbench.run("help", topic)
        #expect(outcome.status == 0)
        #expect(outcome.errorOutput == "")
        #expect(outcome.output.split(separator: "\n").filter { $0.count > 80 } == [])
    }

    @Test("The help topic of scenarios has a hidden alias")
    func alias() async throws {
        let scenario = try await Archbench.run("help", "scenario")
        #expect(scenario.status == 0)
        #expect(try await Archbench.run("help", "script").output == scenario.output)
        #expect(!(try await Archbench.run("help").output.contains("\n  script")))
    }

    @Test("The help topic of scenarios lists all events, expectations and opening keys")
    func scenario() async throws {
        let text = try await Archbench.run("help", "scenario").output
        for event in [
            "tap", "pull", "scroll", "type", "insert", "compose", "caret", "toggle", "answer",
            "back", "swipe", "deliver", "fail", "set", "close", "expect",
        ] {
            #expect(text.contains("\n    {\"\(event)\": "), "\(event)")
        }
        for part in [
            "\n    ID: null\n", "\n    \"order\": [", "\n    \"routes\": [",
            "\n    \"requests\": [",
            "\n    COUNTER: NUMBER\n", "{\"post\": VALUE}",
            "    greeting\n        firstName, lastName\n",
            "\"style\" (",
        ] {
            #expect(text.contains(part), "\(part)")
        }
    }

    @Test("The example in the help topic of scenarios plays on all variants")
    func example() async throws {
        let text = try await Archbench.run("help", "scenario").output
        let lines = text.split(separator: "\n").drop { !$0.hasPrefix("Example: ") }.dropFirst()
            .prefix { $0.hasPrefix("  {") }
        let feature = try #require(lines.first?.firstMatch(of: /"open": "([a-z-]+)"/)).output.1
        let folder = try TemporaryFolder(["mine.jsonl": lines.joined(separator: "\n") + "\n"])
        defer { folder.remove() }
        let file = "\(folder.path)/mine.jsonl"
        let played = try await Archbench.run("replay", String(feature), file, "--variant", "all")
        #expect(played.status == 0)
        #expect(played.output.split(separator: "\n").count == lines.count)
    }

    @Test(
        "The option --script is an alias of --scenario",
        arguments: [
            ("replay greeting --text --script greets", "replay greeting --text --scenario greets")
        ]
    )
    func aliases(old: String, new: String) async throws {
        let one = try await Archbench.shell(#""$0" \#(old)"#)
        let other = try await Archbench.shell(#""$0" \#(new)"#)
        #expect(one.status == 0)
        #expect(one.output != "")
        #expect(one.output == other.output)
    }

    @Test("The error for an unknown metric suggests a similar one")
    func metrics() async throws {
        let unknown = try await Archbench.run("report", "--only", "equivalense")
        #expect(unknown.status == 64)
        #expect(unknown.errorOutput.contains("Unknown metric 'equivalense'."))
        #expect(unknown.errorOutput.contains("Did you mean 'equivalence'?"))
    }
}
