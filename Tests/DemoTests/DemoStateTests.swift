internal import Demo
internal import HeadlessKitDriver
internal import Matrix
internal import Model
internal import Scenarios
internal import Testing
internal import Tracing

@Suite("The state of a demo")
struct DemoStateTests {
    @Test("Arrows select a tappable element, and Return taps it")
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

    @Test("The left and right keys select rows")
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

    @Test("An alert on screen is answered with arrows and Return")
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
        "A list scrolls by its visible rows, within its ends",
        arguments: [(.pageDown, 35), (.pageUp, 0), (.home, 0), (.end, 44)] as [(Key, Int)]
    )
    func scroll(key: Key, row: Int) {
        let list = StepView.List(id: "blogs", numberOfRows: 45, visibleRows: 12..<24)
        var played = Played { _, _, _ in Played.step(lists: [list]) }
        played.press(key)
        #expect(played.lastLine == #"{"scroll":"blogs","to":\#(row)}"#)
    }

    @Test("A key without an effect shows a message and plays nothing")
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

    @Test("The menu of failures is used with numbers, Return and Escape")
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

    @Test("The menus of model events and settings have explanations")
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

    @Test("A setting can be typed, and an invalid value can be corrected")
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

    @Test("An event can be typed, and an invalid one shows an error")
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

    @Test("A new event after going back replaces the later events")
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
        "A scenario plays without expectations until a key or its end"
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

    @Test("An event that crashes an implementation is reverted and reported")
    func failure() {
        var played = Played()
        played.press("a")
        played.press(.enter, failing: "MVP: Fatal error")
        #expect(played.state.message == "MVP: Fatal error")
        #expect(played.state.timeline.events == [.deliver(.all)])
        played.press("d")
        #expect(played.lastLine == #"{"deliver":"next"}"#)
    }

    @Test("Nothing is played after the screen is closed")
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

    @Test("The events up to the shown step are saved to a file")
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

    @Test("The keys to quit and suspend also work in menus")
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
