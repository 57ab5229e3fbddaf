internal import Demo
internal import HeadlessKit
internal import Matrix
internal import Model
internal import Scenarios
internal import Testing
internal import Tracing

@Suite("A demonstration used by keys")
struct DemoStateTests {
    @Test("Arrows choose among what can be tapped, and Return taps it in all variants")
    func tap() {
        var played = Played()
        #expect(played.state.chosen == "one")
        played.press(.up)
        #expect(played.state.chosen == "one")
        played.press(.down, .enter)
        #expect(played.lastLine == #"{"tap":"two"}"#)
        played.press(.down, .enter)
        #expect(played.requests.count == 3)
        #expect(played.lastLine == #"{"tap":"two"}"#)
    }

    @Test("Left and right go from row to row")
    func rows() {
        func row(_ id: String) -> Element { Element(id: id, kind: .row) }
        let elements = [
            Played.button("top"), row("a"), Played.button("a.like"), row("b"),
            Played.button("b.like"),
        ]
        var played = Played { _, _, _ in Played.step(elements) }
        played.press(.right)
        #expect(played.state.chosen == "a")
        played.press(.down, .right)
        #expect(played.state.chosen == "b")
        played.press(.down, .left)
        #expect(played.state.chosen == "b")
        played.press(.left, .left)
        #expect(played.state.chosen == "top")
    }

    @Test("While an alert is up its buttons are chosen, and Return answers it")
    func alert() {
        let elements = [
            Played.button("one"), Element(id: "alert", kind: .alert, text: "Sure?"),
            Played.button("alert.Cancel", "Cancel"), Played.button("alert.Share", "Share"),
        ]
        var played = Played { _, _, _ in Played.step(elements) }
        played.press(.down, .enter)
        #expect(played.lastLine == #"{"answer":"Share"}"#)
    }

    @Test(
        "Keys deliver replies, go back and pull the list",
        arguments: [
            ("d", #"{"deliver":"next"}"#), ("D", #"{"deliver":"last"}"#),
            ("a", #"{"deliver":"all"}"#), ("b", #"{"back":true}"#), ("p", #"{"pull":"blogs"}"#),
        ] as [(Character, String)]
    )
    func events(key: Character, line: String) {
        let list = StepView.List(id: "blogs", numberOfRows: 45, visibleRows: 0..<12)
        var played = Played { _, _, _ in Played.step(lists: [list]) }
        played.press(.character(key))
        #expect(played.lastLine == line)
    }

    @Test(
        "A list scrolls by what is visible, and not past its ends",
        arguments: [(.pageDown, 35), (.pageUp, 0), (.home, 0), (.end, 44)] as [(Key, Int)]
    )
    func scroll(key: Key, row: Int) {
        let list = StepView.List(id: "blogs", numberOfRows: 45, visibleRows: 12..<24)
        var played = Played { _, _, _ in Played.step(lists: [list]) }
        played.press(key)
        #expect(played.lastLine == #"{"scroll":"blogs","to":\#(row)}"#)
    }

    @Test("What there is nothing of is told, and nothing is played")
    func nothing() {
        var played = Played(.digit) { _, _, _ in Played.step([]) }
        for (key, word) in [
            (.character("p"), "No list"), (.pageDown, "No list"), (.enter, "No element"),
            (.character("f"), "no requests"), (.character("e"), "no model events"),
            (.character("s"), "no settings"), (.character("u"), "first step"),
            (.character("n"), "last step"), (.character("7"), "2 variants"),
            (.character("x"), "'x'"),
        ] as [(Key, String)] {
            played.press(key)
            #expect(played.state.message?.contains(word) == true, "\(key)")
        }
        #expect(played.requests.count == 1)
    }

    @Test("A menu offers what can fail; a number or Return chooses, Escape leaves it")
    func failures() {
        var played = Played()
        played.press("f4")
        #expect(played.lastLine == #"{"fail":"like"}"#)
        played.press("f")
        played.press(.down, .enter)
        #expect(played.lastLine == #"{"fail":"blogs"}"#)
        played.press("f")
        played.press(.escape)
        #expect(played.state.menu == nil)
        #expect(played.requests.count == 3)
    }

    @Test("What happens below a feature and what can be set is offered with what it means")
    func happenings() {
        var played = Played()
        played.press("e1")
        #expect(played.lastLine == #"{"post":true}"#)
        played.press("s")
        #expect(
            played.state.menu?.entries.map(\.title)
                == ["liked: forgotten – the service removes all likes"]
        )
        played.press(.enter)
        #expect(played.lastLine == #"{"set":{"liked":"forgotten"}}"#)
    }

    @Test("A value that can be anything is typed; one that does not fit can be mended")
    func values() {
        var played = Played(.comments, variants: [.mvc])
        played.press("s1x")
        played.press(.enter)
        #expect(played.state.message?.contains("integer") == true)
        #expect(played.state.prompt?.text == "x")
        played.press(.backspace)
        played.press("20")
        played.press(.enter)
        #expect(played.lastLine == #"{"set":{"width":20}}"#)
        #expect(played.state.prompt == nil)
    }

    @Test("Any event can be typed as a line of a scenario, and what is none says why")
    func typed() {
        var played = Played()
        played.press(":{\"tapp\": 1}")
        played.press(.enter)
        #expect(played.state.message?.contains("unknown key \"tapp\"") == true)
        played.press(.escape)
        played.press(":{\"draft\": true}")
        played.press(.enter)
        #expect(played.lastLine == #"{"draft":true}"#)
    }

    @Test("One can go back step by step, and what is done then takes the place of what followed")
    func back() {
        var played = Played { _, line, _ in Played.step([Played.button("line\(line)")]) }
        played.press("aa")
        #expect(played.state.view?.screen.map(\.id) == ["line2"])
        played.press("u")
        #expect(played.state.view?.screen.map(\.id) == ["line1"])
        played.press("n")
        #expect(played.state.view?.screen.map(\.id) == ["line2"])
        played.press(.backspace)
        played.press("d")
        #expect(
            played.requests.last
                == .steps(
                    scenario: [
                        #"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#, #"{"deliver":"next"}"#,
                    ],
                    start: 2
                )
        )
        #expect(played.state.timeline.events == [.deliver(.all), .deliver(.next)])
    }

    @Test(
        "A scenario plays by itself without its looks at the screen, stops at a key and at its end"
    )
    func playing() {
        var played = Played(
            events: [.deliver(.all), .expect([.absent(id: "x")]), .tap("two"), .back],
            isPlaying: true
        )
        #expect(played.requests.count == 1)
        played.tick()
        #expect(played.state.timeline.position == 1)
        played.tick()
        #expect(played.state.chosen == "two")
        played.press(" ")
        played.tick()
        #expect(played.state.timeline.position == 2)
        played.press(" ")
        played.press("f")
        played.tick()
        #expect(played.state.timeline.position == 2)
        played.press(.escape)
        played.tick()
        #expect(played.state.timeline.isAtEnd)
        #expect(!played.state.isPlaying)
    }

    @Test("An event that a cell does not survive is taken back, and said of which")
    func failure() {
        var played = Played()
        played.press("a")
        played.press(.enter, failing: "MVP: Fatal error")
        #expect(played.state.message == "MVP: Fatal error")
        #expect(played.state.timeline.events == [.deliver(.all)])
        played.press("d")
        #expect(played.lastLine == #"{"deliver":"next"}"#)
    }

    @Test("Behind the end of the screen nothing is played")
    func closed() {
        var played = Played { _, _, event in
            event.contains("close") ? Played.step([]) : Played.step()
        }
        played.press(":{\"close\": true}")
        played.press(.enter)
        played.press("a")
        #expect(played.lastLine == #"{"close":true}"#)
        #expect(played.state.message?.contains("closed") == true)
        played.press("u")
        played.press("a")
        #expect(played.lastLine == #"{"deliver":"all"}"#)
    }

    @Test("What was done up to where it is shown is written to a file")
    func save() {
        var played = Played()
        played.press("adu")
        played.press("w")
        played.press(.enter)
        #expect(
            played.requests.last
                == .save(
                    lines: [#"{"open":"blog-feed"}"#, #"{"deliver":"all"}"#],
                    file: "blog-feed.jsonl"
                )
        )
    }

    @Test("Keys quit and suspend, also while something is asked")
    func quit() {
        var played = Played()
        played.press("f")
        played.press(.interrupt, .suspend)
        #expect(played.requests.suffix(2) == [.quit, .suspend])
        played.press(.escape)
        played.press("q")
        #expect(played.requests.last == .quit)
        played.press("?q")
        #expect(played.requests.filter { $0 == .quit }.count == 2)
    }
}
