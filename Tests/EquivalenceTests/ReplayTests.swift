internal import Equivalence
internal import LeakDetector
internal import Matrix
internal import PlayProbe
internal import Scenarios
internal import Testing

@MainActor
@Suite("The replay")
struct ReplayTests {
    private let greets = """
        {"open": "greeting", "firstName": "Ada", "lastName": "<b>"}
        {"tap": "show-greeting"}
        {"back": true}
        {"close": true}
        """

    /// Returns the answers to a scenario and the difference that ended it.
    private func play(
        _ source: String,
        on variants: [Variant] = [.mvc],
        format: Replay.Format = .json
    ) throws -> (answers: [String], difference: Difference?) {
        let scenario = try ScenarioParser(contract: Feature.greeting.contract).scenario(
            from: source
        )
        let subjects = variants.map { Subject(Implementation(feature: .greeting, variant: $0)) }
        var answers: [String] = []
        var replay = Replay(subjects: subjects, format: format)
        let difference = replay.play(scenario) { answers.append($0) }
        return (answers, difference)
    }

    private func screen(_ greeting: String) -> String {
        #""screen":[{"id":"greeting","kind":"label","text":"\#(greeting)"},"#
            + #"{"enabled":true,"id":"show-greeting","kind":"button","text":"Show greeting"}]"#
    }

    @Test("The replay prints one line of JSON for each line of the scenario")
    func json() throws {
        let (answers, difference) = try play(greets)
        #expect(difference == nil)
        let reason = #""ignored":"there is no page to go back from","routes":[],"#
        #expect(answers.count == 4)
        #expect(answers[0] == #"{"event":0,"routes":[],\#(screen(""))}"#)
        #expect(answers[1] == #"{"event":1,"routes":[],\#(screen("Hello Ada <b>"))}"#)
        #expect(answers[2] == #"{"event":2,\#(reason)\#(screen("Hello Ada <b>"))}"#)
    }

    #if os(Linux)
        @Test(
            "The answer to a close event has the number of living objects",
            .enabled(if: ObjectRecorder.isAvailable)
        )
        func alive() throws {
            let (answers, _) = try play(greets)
            #expect(answers.last == #"{"alive":0,"event":3,"routes":[],"screen":[]}"#)
        }
    #endif

    @Test("A replay in lockstep gives the same answers as one variant")
    func lockstep() throws {
        let (answers, difference) = try play(greets, on: Feature.greeting.variants)
        #expect(difference == nil)
        #expect(answers.dropLast() == (try play(greets).answers.dropLast()))
    }

    @Test("A failed expectation ends the replay at its line")
    func difference() throws {
        let (answers, difference) = try play(
            """
            {"open": "greeting"}
            {"expect": {"greeting": "Hello"}}
            {"tap": "show-greeting"}
            """
        )
        #expect(answers.count == 2)
        #expect(difference?.kind == .expectation)
        #expect(difference?.variant == "MVC")
        #expect(difference?.eventNumber == 1)
        #expect(difference?.element == "greeting")
    }

    @Test("The text of a replay has each event above its screen")
    func text() throws {
        let (answers, _) = try play(greets, format: .text)
        #expect(answers[0].hasPrefix("▸ opened\n"))
        #expect(answers[1].hasPrefix("▸ {\"tap\":\"show-greeting\"}\n"))
        #expect(answers[1].contains("Hello Ada <b>"))
        #expect(answers[2].contains("\nignored: there is no page to go back from\n"))
    }
}
