internal import Matrix
internal import Rendering
internal import ReportSamples
internal import Testing
internal import Tracing

@Suite("A traced scenario")
struct TraceTests {
    private func scenario(_ calls: [TracedCall], event: String = "{}")
        -> TraceMeasurement.OfScenario
    {
        TraceMeasurement.OfScenario(
            feature: .greeting,
            scenario: "show",
            screens: [[], []],
            variants: [
                .init(variant: .viper, interactions: [.init(event: event, calls: calls)])
            ]
        )
    }

    private func call(
        _ function: String,
        _ participant: Participant = .role(.view),
        _ calls: [TracedCall] = []
    ) -> TracedCall {
        TracedCall(function: function, module: "M", participant: participant, calls: calls)
    }

    @Test("The text and the Mermaid diagram of a trace equal their snapshots")
    func snapshots() throws {
        let scenario = TraceMeasurement.sample.scenarios[0]
        try Snapshot(name: "trace.txt").check(CallTreeText.text(for: scenario))
        try Snapshot(name: "trace.md").check(SequenceDiagram.markdown(for: scenario))
    }

    @Test("A line that is too long omits argument labels except the last")
    func longNames() {
        let name = "BlogsViewController.tableView(first:something:willDisplayRowAt:)"
        func lines(depth: Int) -> [Substring] {
            let tree = (0..<depth).reduce(call(name)) { tree, _ in call("V.a()", .kit, [tree]) }
            return CallTreeText.text(for: scenario([tree])).split(separator: "\n")
                .filter { $0.contains("tableView") }
        }
        func line(_ depth: Int, _ name: String) -> Substring {
            String(repeating: "  ", count: depth + 1)[...] + "\(name)  [View]"
        }
        #expect(lines(depth: 3) == [line(3, name)])
        let shorter = "BlogsViewController.tableView(…something:willDisplayRowAt:)"
        for depth in [4, 5] { #expect(lines(depth: depth) == [line(depth, shorter)]) }
        let shortest = "BlogsViewController.tableView(…willDisplayRowAt:)"
        for depth in [6, 20] { #expect(lines(depth: depth) == [line(depth, shortest)]) }
        let long = String(repeating: "a", count: 90)
        for name in [long, "V.\(long)()", "V.\(long)(_:)", ")\(long)("] {
            #expect(CallTreeText.text(for: scenario([call(name)])).contains("  \(name)  [View]\n"))
        }
    }

    @Test("Participants are in the order of their first calls, after the initiator")
    func participants() {
        let calls = [call("K", .kit, [call("S", .service)]), call("V"), call("K", .kit)]
        func head(_ event: String) -> [Substring] {
            let interaction = TraceMeasurement.Interaction(event: event, calls: calls)
            return SequenceDiagram(interaction).text.split(separator: "\n").prefix(5).map {
                $0.drop { $0 == " " }
            }
        }
        let others: [Substring] = [
            "participant P1 as UI kit", "participant P2 as Service", "participant P3 as View",
        ]
        for event in [#"{"tap":"x"}"#, #"{"open":"greeting"}"#, #"{"scroll":"a:b","to":1}"#] {
            #expect(head(event) == ["sequenceDiagram", "participant P0 as User"] + others)
        }
        for event in [#"{"deliver":"all"}"#, #"{"set":{"tap":"x"}}"#, ""] {
            #expect(head(event) == ["sequenceDiagram", "participant P0 as Scenario"] + others)
        }
    }

    @Test("Each activation of a diagram ends, and all names are escaped")
    func grammar() {
        let names = ["end", "wrap: a", "a;b", "a#b;", "a\nb", "%%{init}%%", "->>", "<br/>", "é幅"]
        let tree = names.reduce(call("V.a()")) { tree, name in call(name, .role(.view), [tree]) }
        let interaction = TraceMeasurement.Interaction(event: "{}", calls: [tree])
        let lines = SequenceDiagram(interaction).text.split(separator: "\n").dropFirst()
        var depth = 0
        for line in lines {
            let statement = line.drop { $0 == " " }
            if statement.hasPrefix("activate ") { depth += 1 }
            if statement.hasPrefix("deactivate ") { depth -= 1 }
            let message = /P\d+->>P\d+: ([^;#<>&%]|#\d+;)+/
            let other = /participant P\d+ as [A-Za-z ]+|(de)?activate P\d+/
            #expect(
                statement.wholeMatch(of: message) != nil || statement.wholeMatch(of: other) != nil,
                "\(statement)"
            )
        }
        #expect(depth == 0)
        #expect(lines.count { $0.contains("->>") } == names.count + 1)
    }
}
