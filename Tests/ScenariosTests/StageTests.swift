internal import AppSupport
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Model
internal import Scenarios
internal import Testing

@MainActor
@Suite("The stage")
struct StageTests {
    private let environment = SampleEnvironment()
    private let screen = SampleScreen()
    private let stage: Stage

    init() {
        let screen = screen
        stage = Stage(environment: environment) { _ in screen }
    }

    private var toasts: [String] {
        stage.observation.screen.filter { $0.kind == .toast }.map(\.text)
    }

    nonisolated static let impossible: [(ScenarioEvent, String)] = [
        (.tap("other"), #"no element "other" is on screen"#),
        (.tap("row.12"), #"no element "row.12" is on screen"#),
        (.tap("disabled"), #""disabled" is not enabled"#),
        (.tap("label"), #""label" does not react to taps"#),
        (.tap("image"), #""image" does not react to taps"#),
        (.tap("list"), #""list" does not react to taps"#),
        (.pull("other"), #"no element "other" is on screen"#),
        (.pull("button"), #""button" is not a list"#),
        (.scroll("row.1", to: 3), #""row.1" is not a list"#),
        (.scroll("empty", to: 0), #""empty" has no rows"#),
        (.tap("field"), #""field" does not react to taps"#),
        (.tap("switch"), #""switch" does not react to taps"#),
        (.type("label", text: "A"), #""label" is not a text field"#),
        (.type("disabledField", text: "A"), #""disabledField" is not enabled"#),
        (.type("other", text: "A"), #"no element "other" is on screen"#),
        (.insert("label", text: "A"), #""label" is not a text field"#),
        (.compose("disabledField", text: "A"), #""disabledField" is not enabled"#),
        (.caret("other", to: 1), #"no element "other" is on screen"#),
        (.swipe, "no screen is presented"),
        (.toggle("field"), #""field" is not a switch"#),
        (.answer("Yes"), "no alert is on screen"),
        (.back, "there is no page to go back from"),
        (.deliver(.next), "no reply is pending"),
        (.deliver(.all), "no reply is pending"),
    ]

    @Test("An event that cannot happen is ignored with a reason", arguments: impossible)
    func ignores(event: ScenarioEvent, reason: String) {
        let before = stage.observation
        #expect(stage.perform(event) == reason)
        #expect(stage.observation == before)
        #expect(environment.log.isEmpty)
    }

    @Test("Text fields and switches can be edited")
    func inputs() {
        #expect(stage.perform(.type("field", text: "Ad")) == nil)
        #expect(stage.perform(.caret("field", to: 0)) == nil)
        #expect(stage.perform(.compose("field", text: "a")) == nil)
        #expect(!stage.isDeterminedByState)
        #expect(stage.perform(.insert("field", text: "L. ")) == nil)
        #expect(stage.perform(.caret("field", to: 5)) == nil)
        #expect(stage.isDeterminedByState)
        #expect(stage.perform(.insert("field", text: "a")) == nil)
        #expect(stage.perform(.toggle("switch")) == nil)
        let texts = stage.observation.screen.filter { ["field", "switch"].contains($0.id) }
        #expect(texts.map(\.text) == ["L. Ada", "on"])
    }

    @Test("Taps, pulls and scrolls reach their elements")
    func touches() {
        #expect(stage.perform(.tap("button")) == nil)
        #expect(toasts == ["tapped"])
        #expect(stage.perform(.scroll("list", to: 29)) == nil)
        #expect(stage.perform(.tap("row.29")) == nil)
        #expect(toasts == ["row 29"])
        #expect(stage.perform(.pull("list")) == nil)
        #expect(screen.pulls == 1)
    }

    @Test("Service events work while an alert is on screen")
    func services() {
        screen.ask()
        environment.scheduler.schedule {}
        let events: [ScenarioEvent] = [
            .fail(.like), .own("post", .flag(true)), .set(["a": .null]), .deliver(.last),
        ]
        for event in events { #expect(stage.perform(event) == nil) }
        #expect(environment.log == ["fail like", "post flag(true)", #"set ["a"]"#, "deliver last"])
        #expect(stage.perform(.deliver(.last)) == "no reply is pending")
    }

    @Test("The reason of a refused model event is returned")
    func cannotPost() {
        environment.canPost = false
        #expect(stage.perform(.own("post", .flag(true))) == "nobody can publish here")
    }

    @Test("An alert on screen blocks all touches except its answers")
    func alert() {
        screen.ask()
        let touches: [ScenarioEvent] = [
            .tap("button"), .tap("other"), .tap("alert.Yes"), .pull("list"),
            .scroll("list", to: 20), .back,
        ]
        for event in touches { #expect(stage.perform(event) == #"the alert "Sure?" is on screen"#) }
        #expect(stage.perform(.answer("No")) == #"the alert "Sure?" has no "No""#)
        #expect(stage.perform(.answer("Yes")) == nil)
        #expect(toasts == ["yes"])
    }

    @Test("An alert over a page blocks going back until it is answered")
    func alertOverPage() {
        environment.navigator.push(Route(page: "a", id: 1))
        screen.ask()
        #expect(stage.perform(.back) == #"the alert "Sure?" is on screen"#)
        #expect(stage.perform(.answer("Yes")) == nil)
        #expect(stage.perform(.back) == nil)
        #expect(stage.observation.routes.isEmpty)
    }

    @Test("Toasts stay until the next event that is not an expectation")
    func toastsGo() {
        _ = stage.perform(.tap("button"))
        #expect(stage.perform(.expect([.absent(id: "toast")])) == nil)
        #expect(toasts == ["tapped"])
        #expect(stage.perform(.tap("other")) != nil)
        #expect(toasts.isEmpty)
    }

    @Test("A closed stage releases its screen and accepts no events")
    func close() {
        weak var released: SampleScreen?
        let stage = Stage(environment: environment) { _ in
            let screen = SampleScreen()
            released = screen
            return screen
        }
        #expect(released != nil)
        #expect(stage.perform(.close) == nil)
        #expect(released == nil)
        #expect(stage.observation.screen.isEmpty)
        #expect(stage.perform(.own("post", .flag(true))) == "the screen is closed")
        #expect(stage.perform(.close) == "the screen is closed")
        #expect(environment.log.isEmpty)
    }

    @Test("A tap can be resolved before it is performed")
    func resolving() throws {
        let tap = try stage.resolve(.tap("button")).get()
        #expect(toasts.isEmpty)
        tap()
        #expect(toasts == ["tapped"])
        #expect(throws: Stage.Obstacle.self) { try stage.resolve(.tap("disabled")).get() }
    }

    @Test("A service event can be resolved, and its obstacle is kept")
    func resolvingServices() throws {
        environment.scheduler.schedule {}
        try stage.resolve(.deliver(.next)).get()()
        try stage.resolve(.own("post", .flag(true))).get()()
        #expect(environment.log == ["deliver next", "post flag(true)"])
        #expect(stage.resolvedObstacle == nil)
        environment.canPost = false
        try stage.resolve(.own("post", .flag(true))).get()()
        try stage.resolve(.back).get()()
        #expect(stage.resolvedObstacle == "nobody can publish here")
    }
}
