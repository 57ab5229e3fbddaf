internal import Demo
internal import HeadlessKitDriver
internal import Matrix
internal import Scenarios
internal import Testing
internal import Tracing

@Suite("The screen of a demo")
struct DemoScreenTests {
    private let tap = TracedCall(
        function: "Button.tap()",
        module: "HeadlessKit",
        participant: .kit,
        calls: [
            TracedCall(
                function: "closure in BlogCell.init()",
                module: "BlogFeedMVP",
                participant: .role(.view),
                calls: [
                    TracedCall(
                        function: "BlogCell.note()",
                        module: "BlogFeedMVP",
                        participant: .role(.view),
                        calls: [
                            TracedCall(
                                function: "BlogCellPresenter.didTapLike(at:)",
                                module: "BlogFeedMVP",
                                participant: .role(.presenter)
                            )
                        ]
                    )
                ]
            )
        ]
    )

    @Test("The demo screen has the size of the terminal")
    func size() {
        let wide = Played.label("name", "日本語のとても長い名前がここに立っています、もっと長い名前が")
        let family = Played.label("family", "👩‍👩‍👧 e\u{301} and a text that does not fit")
        for (columns, rows) in [(80, 24), (100, 30), (61, 17), (200, 60)] {
            for variants in [[.mvc], [.mvc, .mvp], [.mvc, .mvp, .mvvm, .viper]] as [[Variant]] {
                let played = Played(variants: variants) { _, _, _ in
                    Played.step([wide, family, Played.button("one")], calls: [tap])
                }
                let lines = played.lines(columns: columns, rows: rows)
                #expect(lines.count == rows)
                // A wide character takes two columns, and a combining accent none.
                for line in lines where !line.contains(where: { !$0.isASCII && $0.isLetter }) {
                    let count = line.reduce(0) { $0 + ($1 == "👩‍👩‍👧" ? 2 : 1) }
                    #expect(count == columns, "\(line)")
                }
            }
        }
    }

    @Test("A wide character that crosses the border leaves its column empty")
    func wideCharacters() {
        let played = Played(variants: [.mvc]) { _, _, _ in
            Played.step([Played.label("name", String(repeating: "李", count: 60))])
        }
        // A mark, 19 characters of two columns, the ellipsis and a blank.
        #expect(played.lines(columns: 40).contains(" " + String(repeating: "李", count: 19) + "…"))
    }

    @Test("Variants are side by side, with marks for selected and new elements")
    func columns() {
        var played = Played { _, line, _ in
            Played.step([Played.label("name", "Ada \(min(line, 1))"), Played.button("one")])
        }
        #expect(played.lines().contains { $0.hasPrefix("1 MVC ") && $0.contains("│ 2 MVP") })
        played.press("a")
        let lines = played.lines(columns: 43)
        #expect(lines.contains("+Ada 1               │ +Ada 1              "))
        #expect(lines.contains("▸[ Go ]              │ ▸[ Go ]             "))
    }

    @Test(
        "Role interactions are below each screen, without calls within a role"
    )
    func calls() {
        let played = Played(variants: [.mvp]) { _, _, _ in Played.step(calls: [tap]) }
        let wide = played.lines().map { $0.filled }
        #expect(wide.contains("Button.tap()  [UI kit]"))
        #expect(wide.contains("  closure in BlogCell.init()  [View]"))
        #expect(wide.contains("    BlogCellPresenter.didTapLike(at:)  [Presenter]"))
        #expect(!wide.contains { $0.contains("note") })
        let narrow = Played(variants: [.mvp, .mvvm]) { _, _, _ in Played.step(calls: [tap]) }
        #expect(narrow.lines().contains { $0.hasPrefix("  Presenter.didTapLike(at:) ") })
        let small = Played(variants: [.mvc, .mvp, .mvvm, .viper]) { _, _, _ in
            Played.step(calls: [tap])
        }
        #expect(small.lines().contains { $0.hasPrefix("  P didTapLike(a… ") })
        #expect(small.lines().contains { $0.hasPrefix("┈ View Presenter UI kit ") })
    }

    @Test("A long list of calls can be scrolled")
    func manyCalls() {
        let calls = (0..<40).map { number in
            TracedCall(function: "A.f\(number)()", module: "A", participant: .role(.view))
        }
        var played = Played(variants: [.mvc]) { _, _, _ in Played.step(calls: calls) }
        #expect(played.lines().contains { $0.hasPrefix("↓ ") && $0.contains("more: ]") })
        #expect(played.lines().contains { $0.hasPrefix("A.f0() ") })
        played.press("]")
        #expect(!played.lines().contains { $0.hasPrefix("A.f0() ") })
        for _ in 0..<60 { played.press("]") }
        #expect(played.lines().contains { $0.hasPrefix("A.f39() ") })
        played.press("c")
        #expect(!played.lines().contains { $0.hasPrefix("A.f") })
    }

    @Test("The selected element and toasts are always visible")
    func scrolling() {
        let toast = Element(id: "toast", kind: .toast, text: "Could not like")
        let elements = (0..<60).map { Played.button("b\($0)", "Button \($0)") } + [toast]
        var played = Played { _, _, _ in Played.step(elements) }
        #expect(played.lines().contains { $0.contains("« Could not like »") })
        for _ in 0..<50 { played.press(.down) }
        #expect(played.lines().contains { $0.hasPrefix("▸[ Button 50 ]") })
        #expect(played.lines().contains { $0.contains("« Could not like »") })
    }

    @Test("A variant that shows something else is marked at its name")
    func difference() {
        let played = Played { variant, _, _ in
            Played.step([Played.label("name", variant == 0 ? "Ada" : "ada")])
        }
        #expect(played.lines().contains { $0.contains("2 MVP ≠ MVC") })
        #expect(played.state.differs(1))
    }

    @Test("A number key shows one variant alone, and then all again")
    func zoom() {
        var played = Played()
        played.press("2")
        #expect(played.lines().contains { $0.hasPrefix("2 MVP ") && !$0.contains("MVC") })
        played.press("2")
        #expect(played.lines().contains { $0.contains("1 MVC") && $0.contains("2 MVP") })
    }

    @Test("The footer has the last event, the opened route and possible keys")
    func footer() {
        var played = Played { _, line, _ in
            line == 0
                ? Played.step(waitingReplies: 2)
                : Played.step(
                    routes: ["blog-detail(7)"],
                    ignored: line == 2 ? "no reply is pending" : nil
                )
        }
        #expect(played.lines().suffix(2).first?.hasPrefix("▸ opened") == true)
        #expect(
            played.lines().last?.hasPrefix("2 replies are pending: d oldest, D newest, a all")
                == true
        )
        played.press("d")
        #expect(
            played.lines().contains {
                $0.hasPrefix(#"▸ {"deliver":"next"}  opened blog-detail(7)"#)
            }
        )
        #expect(played.lines().last?.hasPrefix("b back") == true)
        played.press("d")
        #expect(played.lines().contains { $0.contains("ignored: no reply is pending") })
        played.press("?")
        #expect(played.lines().contains { $0.hasPrefix("Return     tap the element") })
    }

    @Test("Without colours the selection is still highlighted")
    func ink() {
        let played = Played { _, _, _ in Played.step(calls: [tap]) }
        let lines = DemoScreen(played.state, columns: 80, rows: 24).lines
        let plain = lines.map { $0.escaped(isColoured: false) }.joined()
        #expect(plain.contains("\u{1B}[7m▸[ Go ]"))
        #expect(!plain.contains(#/\u{1B}\[[0-9;]*3[0-9]m/#))
        let coloured = lines.map { $0.escaped(isColoured: true) }.joined()
        #expect(coloured.contains(#/\u{1B}\[3[1-6]m/#))
        let inks = coloured.matches(of: #/\u{1B}\[[1-9]/#).count
        #expect(coloured.matches(of: #/\u{1B}\[0m/#).count == inks)
    }

    @Test("The reason is shown if calls cannot be recorded")
    func obstacle() {
        var state = DemoState(
            feature: .greeting,
            variants: [.mvc],
            scenario: Scenario(opening: Opening(feature: "greeting"), events: []),
            isPlaying: false
        )
        state.show([DemoSteps(obstacle: "only on Linux", steps: [Played.step()])])
        let lines = DemoScreen(state, columns: 80, rows: 24).lines.map(\.text)
        #expect(lines.contains { $0.hasPrefix("no calls: only on Linux") })
    }
}

extension String {
    /// The text without the blanks that fill a line.
    fileprivate var filled: String {
        String(prefix(reversed().drop { $0 == " " }.count))
    }
}
