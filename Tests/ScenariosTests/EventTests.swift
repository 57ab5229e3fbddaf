internal import AppSupport
internal import HeadlessKitDriver
internal import Model
internal import Scenarios
internal import Testing

@Suite("The parsing of events")
struct EventTests {
    private let parser = ScenarioParser(contract: .sample)

    static let events: [(line: String, event: ScenarioEvent)] = [
        (#"{"tap": "blog.7.like"}"#, .tap("blog.7.like")),
        (#"{"tap": ""}"#, .tap("")),
        (#"{"pull": "list"}"#, .pull("list")),
        (#"{"scroll": "list", "to": 19}"#, .scroll("list", to: 19)),
        (#"{"to": -3, "scroll": "list"}"#, .scroll("list", to: -3)),
        (#"{"type": "name", "text": ""}"#, .type("name", text: "")),
        (#"{"text": "Ève", "type": "name"}"#, .type("name", text: "Ève")),
        (#"{"insert": "name", "text": "Ada"}"#, .insert("name", text: "Ada")),
        (#"{"compose": "name", "text": "ni"}"#, .compose("name", text: "ni")),
        (#"{"caret": "name", "to": 2}"#, .caret("name", to: 2)),
        (#"{"swipe": true}"#, .swipe),
        (#"{"toggle": "news"}"#, .toggle("news")),
        (#"{"profile": {"name": "a"}}"#, .own("profile", .object(["name": .text("a")]))),
        (#"{"answer": "Stop \"now\""}"#, .answer(#"Stop "now""#)),
        (#"{"back": true}"#, .back),
        (#"{"deliver": "next"}"#, .deliver(.next)),
        (#"{"deliver": "last"}"#, .deliver(.last)),
        (#"{"deliver": "all"}"#, .deliver(.all)),
        (#"{"fail": "like"}"#, .fail(.like)),
        (#"{"post": true}"#, .own("post", .flag(true))),
        (#"{"player": "ended"}"#, .own("player", .text("ended"))),
        (#"{"set": {}}"#, .set([:])),
        (
            #"{"set": {"name": "Ève", "loud": false}}"#,
            .set(["name": .text("Ève"), "loud": .flag(false)])
        ),
        (#"{"close": true}"#, .close),
        (#"{"expect": {"a": null}}"#, .expect([.absent(id: "a")])),
    ]

    @Test("Every event is parsed from its line", arguments: events)
    func reads(line: String, event: ScenarioEvent) throws {
        #expect(try parser.events(from: line) == [event])
    }

    @Test("Every event is equal after writing and parsing", arguments: events)
    func roundTrip(line: String, event: ScenarioEvent) throws {
        #expect(try parser.events(from: ScenarioWriter.line(of: event)) == [event])
    }

    @Test("Texts of events are equal after writing and parsing")
    func awkwardText() throws {
        // JSON needs no escape for most of these characters.
        let texts = ["\n", "\u{0}", "\u{2028}", "\u{2029}", "\u{85}", "\"\\/", "e\u{301}", "👩‍👩‍👧"]
        for text in texts {
            let line = ScenarioWriter.line(of: .tap(text))
            let events = try parser.events(from: line + "\n" + #"{"back": true}"#)
            guard case .tap(let read)? = events.first else {
                Issue.record("\(line) is read as \(events)")
                continue
            }
            #expect(Array(read.utf8) == Array(text.utf8))
            #expect(events.last == .back)
        }
    }

    @Test("Expectations are parsed in alphabetical order")
    func expectations() throws {
        let line = """
            {"expect": {"d": {"text": "t", "enabled": false, "image": "i"}, "c": {}, "b": "t", \
            "a": null, "e": {"style": [{"x": "t"}, {"y": "u"}]}, "heights": 3, "order": ["b", "a"], \
            "routes": ["x(1)"], "requests": []}}
            """
        let expected: [Scenarios.Expectation] = [
            .absent(id: "a"),
            .present(.init(id: "b", text: "t")),
            .present(.init(id: "c")),
            .present(.init(id: "d", text: "t", isEnabled: false, image: "i")),
            .present(.init(id: "e", style: [.init("t", style: "x"), .init("u", style: "y")])),
            .count("heights", 3),
            .order(["b", "a"]),
            .requests([]),
            .routes(["x(1)"]),
        ]
        let events = try parser.events(from: line)
        #expect(events == [.expect(expected)])
        #expect(try parser.events(from: ScenarioWriter.line(of: events[0])) == events)
    }
}
