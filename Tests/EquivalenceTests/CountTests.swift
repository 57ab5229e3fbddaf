internal import Equivalence
internal import HeadlessKit
internal import HeadlessKitDriver
internal import Model
internal import Scenarios
internal import Testing

/// An environment whose counter has a given value before the first event.
private final class WorkedWorld: ScenarioEnvironment {
    let counts: [String: Int]
    let requests: [ServiceRequest] = []
    let waitingReplies = 0

    init(_ count: Int) {
        counts = ["heights": count]
    }

    func deliver(_ delivery: Delivery) {}
    func fail(_ operation: Model.Operation) {}
    func set(_ values: [String: JSONValue]) {}
}

@MainActor
@Suite("Counters of variants")
struct CountTests {
    private let contract = FeatureContract(
        name: "work",
        title: "Work",
        openingKeys: [],
        settableKeys: [],
        counts: ["heights": "heights that were computed"],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    private func subject(
        _ name: String,
        working count: Int,
        byDesign hasOwnCounts: Bool = false
    ) -> Subject {
        Subject(name: name, moduleNames: [], hasOwnCounts: hasOwnCounts) { _ in
            Stage(environment: WorkedWorld(count)) { _ in UIViewController() }
        }
    }

    @Test("A variant with a higher counter differs")
    func differs() throws {
        let scenario = try ScenarioParser(contract: contract).scenario(from: #"{"open": "work"}"#)
        let lazy = subject("Lazy", working: 2)
        let difference = Player(subjects: [lazy, subject("Busy", working: 3)]).play(scenario)
        #expect(difference?.variant == "Busy")
        #expect(difference?.kind == .counts)
        #expect(difference?.explanation == "expected 2 heights, found 3")
        #expect(Player(subjects: [lazy, lazy]).play(scenario) == nil)
    }

    @Test("The counters of a variant that differ by design are not compared")
    func differsByDesign() throws {
        let source = """
            {"open": "work"}
            {"expect": {"heights": 2}}
            """
        let scenario = try ScenarioParser(contract: contract).scenario(from: source)
        let lazy = subject("Lazy", working: 2)
        let massive = subject("Massive", working: 3, byDesign: true)
        #expect(Player(subjects: [lazy, massive]).play(scenario) == nil)
        #expect(Player(subjects: [massive, lazy]).play(scenario) == nil)
        // The other variants are still compared with the expectation and with each other.
        let busy = subject("Busy", working: 3)
        #expect(Player(subjects: [lazy, massive, busy]).play(scenario)?.variant == "Busy")
        #expect(Player(subjects: [massive, busy]).play(scenario)?.kind == .expectation)
    }

    @Test("Counters of all variants are reported for scenarios that expect a number")
    func reports() throws {
        let contract = FeatureContract(
            name: "work",
            title: "Work",
            openingKeys: [],
            settableKeys: [],
            counts: ["heights": "heights that were computed"],
            scenarios: [
                NamedScenario("silent", "Expects nothing.", source: #"{"open": "work"}"#),
                NamedScenario(
                    "counted",
                    "Expects a number, twice.",
                    source: """
                        {"open": "work"}
                        {"expect": {"heights": 2}}
                        {"expect": {"heights": 2}}
                        """
                ),
            ],
            latencyScenarios: [],
            randomOpening: { _ in [:] }
        )
        let subjects = [
            subject("Lazy", working: 2), subject("Massive", working: 3, byDesign: true),
        ]
        let outcome = try EquivalenceCheck(contract: contract, subjects: subjects)
            .playNamedScenarios()
        #expect(
            outcome.counts
                == [ScenarioCount(scenario: "counted", counter: "heights", values: [2, 3])]
        )
    }

    @Test("A scenario can expect a counter, and a replay prints it")
    func expects() throws {
        let source = """
            {"open": "work"}
            {"expect": {"heights": 2}}
            {"expect": {"heights": 4}}
            """
        let scenario = try ScenarioParser(contract: contract).scenario(from: source)
        var answers: [String] = []
        var replay = Replay(subjects: [subject("Lazy", working: 2)], format: .json)
        let difference = replay.play(scenario) { answers.append($0) }
        #expect(difference?.eventNumber == 2)
        #expect(difference?.explanation == "expected 4 heights, found 2")
        #expect(answers.first == #"{"event":0,"heights":2,"routes":[],"screen":[]}"#)
    }
}
