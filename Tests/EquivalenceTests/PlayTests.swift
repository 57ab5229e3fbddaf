internal import BlogFeed
internal import Equivalence
internal import Matrix
internal import Scenarios
internal import Testing
internal import WrongImplementations

@MainActor
@Suite("The scenario player")
struct PlayTests {
    private func scenario(_ source: String) throws -> Scenario {
        try ScenarioParser(contract: .blogFeed).scenario(from: source)
    }

    @Test("Screens that differ as soon as they are opened differ at event 0")
    func opening() throws {
        let scenario = try scenario(#"{"open": "blog-feed", "blogs": 1, "scheduler": "immediate"}"#)
        let difference = Player(subjects: [.sound, .broken(.omitsLastFooter)]).play(scenario)
        #expect(difference?.eventNumber == 0)
        #expect(difference?.event == nil)
        #expect(difference?.element == "blogs.footer")
    }

    @Test("The first variant is the baseline of all differences")
    func baseline() throws {
        let scenario = try scenario(
            "{\"open\": \"blog-feed\", \"blogs\": 1}\n{\"deliver\": \"all\"}"
        )
        let player = Player(subjects: [.broken(.omitsLastFooter), .sound])
        #expect(player.play(scenario)?.variant == "MVC")
    }

    @Test("An expectation that no variant meets is reported with the events before it")
    func expectation() throws {
        let check = EquivalenceCheck(
            contract: .blogFeed,
            subjects: [.broken(.writesOneLikes), .broken(.writesOneLikes)]
        )
        let failure = try #require(
            try check.playNamedScenarios().failures.first { $0.scenario == "share" }
        )
        #expect(failure.difference.kind == .expectation)
        #expect(failure.difference.variant == "Broken")
        #expect(failure.difference.eventNumber == 4)
        #expect(failure.difference.element == "blog.12.shares")
        #expect(
            failure.difference.explanation
                == #"expected label "blog.12.shares" reading "1 share", "#
                + #"found label "blog.12.shares" reading "1 shares""#
        )
        #expect(failure.reduced.count == 5)
    }

    @Test("The error for an invalid named scenario has its name and line")
    func unreadable() {
        let contract = FeatureContract(
            name: "blog-feed",
            title: "",
            openingKeys: [],
            settableKeys: [],
            scenarios: [NamedScenario("torn", "", source: "{\"open\": \"blog-feed\"}\n{")],
            latencyScenarios: [],
            randomOpening: { _ in [:] }
        )
        let expected = ScenarioError(
            line: 2,
            problem: #"torn: not JSON; expected one object such as {"tap": "show-greeting"}"#
        )
        #expect(throws: expected) {
            try EquivalenceCheck(contract: contract, subjects: [.sound]).playNamedScenarios()
        }
    }
}
