internal import Demo
internal import HeadlessKitDriver
internal import Matrix
internal import Scenarios
internal import Tracing

/// A demo whose implementations answer each line with screens of the test.
struct Played {
    private(set) var state: DemoState
    private(set) var requests: [DemoState.Request] = []
    /// Returns the screen of a variant after a number of lines.
    let screen: (_ variant: Int, _ line: Int, _ event: String) -> DemoStep

    init(
        _ feature: Feature = .blogFeed,
        variants: [Variant] = [.mvc, .mvp],
        events: [ScenarioEvent] = [],
        isPlaying: Bool = false,
        screen: @escaping (Int, Int, String) -> DemoStep = { _, _, _ in Played.step() }
    ) {
        self.screen = screen
        let scenario = Scenario(opening: Opening(feature: feature.name), events: events)
        state = DemoState(
            feature: feature,
            variants: variants,
            scenario: scenario,
            isPlaying: isPlaying
        )
        answer(state.beginning)
    }

    /// Presses keys and answers their requests, as the terminal loop does.
    mutating func press(_ keys: Key...) {
        for key in keys {
            if let request = state.press(key) { answer(request) }
        }
    }

    mutating func press(_ text: String) {
        for character in text { press(.character(character)) }
    }

    mutating func tick() { state.tick() }

    mutating func fail(_ reason: String) { state.fail(reason) }

    /// Presses a key with an event that crashes an implementation.
    mutating func press(_ key: Key, failing reason: String) {
        if state.press(key) != nil { state.fail(reason) }
    }

    /// The last played line.
    var lastLine: String? {
        guard case .steps(let scenario, _)? = requests.last else { return nil }
        return scenario.last
    }

    private mutating func answer(_ request: DemoState.Request) {
        requests.append(request)
        guard case .steps(let scenario, let start) = request else { return }
        state.show(
            state.variants.indices.map { variant in
                DemoSteps(
                    obstacle: nil,
                    steps: (start..<scenario.count).map { screen(variant, $0, scenario[$0]) }
                )
            }
        )
    }

    /// Returns the drawn lines without colours.
    func lines(columns: Int = 80, rows: Int = 24) -> [String] {
        DemoScreen(state, columns: columns, rows: rows).lines.map(\.text)
    }

    // MARK: - Screens

    static func button(_ id: String, _ title: String = "Go") -> Element {
        Element(id: id, kind: .button, text: title, isEnabled: true)
    }

    static func label(_ id: String, _ text: String) -> Element {
        Element(id: id, kind: .label, text: text)
    }

    /// Returns a step in which the buttons and rows can be tapped, or only the answers of an alert.
    static func step(
        _ elements: [Element] = [label("name", "Ada"), button("one"), button("two")],
        lists: [StepView.List] = [],
        routes: [String] = [],
        waitingReplies: Int = 0,
        ignored: String? = nil,
        calls: [TracedCall] = []
    ) -> DemoStep {
        let isAnswer = { (element: Element) in element.id.hasPrefix("alert.") }
        let answers = elements.filter(isAnswer)
        let tappable =
            answers.isEmpty ? elements.filter { $0.kind == .button || $0.kind == .row } : answers
        return DemoStep(
            view: StepView(
                ignored: ignored,
                screen: elements,
                tappable: tappable.map(\.id),
                lists: lists,
                routes: routes,
                waitingReplies: waitingReplies
            ),
            calls: calls
        )
    }
}
