internal import Equivalence
internal import Model
internal import Scenarios
internal import Testing

@MainActor
@Suite("Screens of one entity played from their description")
struct DescribedDetailTests {
    private static let source = """
        feature room: "Who is in."

        entity tally: "How many are in a room."
            people: number 3, later 7
            door: one of wide open, shut
            lit: yes

        service porter: "Counts."
            loads the tally
            changes people from 0 to 10
            changes door
            changes lit

        screen of the tally
            failure: "Could not count"
            label people: people counted as "guest" or "Nobody"
            label door: if door is shut "Shut" otherwise "Open"
            label light: if lit "Light" otherwise "Dark"
            button enter: "Enter"
            button clear: "Clear"
            button shut: "Shut"
            button switch it: "Switch"

        on tap of enter
            add 2 to people, failure "Could not enter"

        on tap of clear
            ask with "Yes": "Send ", people, " home?"
            set people to 0, success "Cleared", failure "Could not clear"

        on tap of shut
            set door to shut, failure "Could not shut"

        on tap of switch it
            toggle lit, failure "Could not switch"
        """

    private static let keys = [
        ScenarioKey("people", .integer(0...10), ""),
        ScenarioKey("door", .choice(["wide-open", "shut"]), ""),
        ScenarioKey("lit", .flag, ""),
    ]
    private static let operations = ["tally", "tally-people", "tally-door", "tally-lit"]
        .map(Model.Operation.init(rawValue:))

    private static let contract = FeatureContract(
        name: "room",
        title: "Room",
        openingKeys: keys + [.scheduler, .failing(operations)],
        settableKeys: keys,
        operations: operations,
        elements: [
            "tally.loading", "tally.error", "tally.retry", "people", "door", "light", "enter",
            "clear", "shut", "switch-it",
        ],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    private func difference(_ lines: [String]) throws -> Difference? {
        try Self.contract.difference(in: lines, from: Self.source)
    }

    @Test(
        "A described detail screen loads, fails, and loads again",
        arguments: [
            [
                #"{"open": "room"}"#,
                #"{"expect": {"tally.loading": {}, "people": null, "requests": ["tally"]}}"#,
                #"{"set": {"door": "shut"}}"#, #"{"deliver": "all"}"#,
                #"{"expect": {"tally.loading": null, "people": "3 guests", "door": "Open", "light": "Light"}}"#,
            ],
            [
                #"{"open": "room", "fail": ["tally"], "people": 0, "lit": false}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"tally.error": "Could not count", "tally.retry": "Retry", "tally.loading": null, "people": null}}"#,
                #"{"tap": "tally.retry"}"#,
                #"{"expect": {"tally.error": null, "tally.retry": null, "tally.loading": {}}}"#,
                #"{"deliver": "all"}"#, #"{"expect": {"people": "Nobody", "light": "Dark"}}"#,
            ],
        ]
    )
    func loads(scenario: [String]) throws {
        #expect(try difference(scenario) == nil)
    }

    @Test(
        "A tapped change shows at once, blocks others, and is restored after a failure",
        arguments: [
            [
                #"{"open": "room"}"#, #"{"deliver": "all"}"#, #"{"tap": "enter"}"#,
                #"{"expect": {"people": "5 guests"}}"#, #"{"tap": "enter"}"#,
                #"{"tap": "switch-it"}"#,
                #"{"expect": {"people": "5 guests", "light": "Light", "requests": ["tally", "tally-people"]}}"#,
                #"{"deliver": "all"}"#, #"{"tap": "switch-it"}"#,
                #"{"expect": {"light": "Dark", "toast": null}}"#,
            ],
            [
                #"{"open": "room"}"#, #"{"deliver": "all"}"#, #"{"fail": "tally-door"}"#,
                #"{"tap": "shut"}"#,
                #"{"expect": {"door": "Shut", "shut": {"enabled": false}}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"door": "Open", "shut": {"enabled": true}, "toast": "Could not shut"}}"#,
            ],
            [
                #"{"open": "room"}"#, #"{"deliver": "all"}"#, #"{"tap": "clear"}"#,
                #"{"expect": {"alert": "Send 3 home?", "people": "3 guests"}}"#,
                #"{"answer": "Cancel"}"#, #"{"expect": {"alert": null, "requests": ["tally"]}}"#,
                #"{"tap": "clear"}"#, #"{"answer": "Yes"}"#, #"{"expect": {"people": "Nobody"}}"#,
                #"{"deliver": "all"}"#,
                #"{"expect": {"toast": "Cleared", "clear": {"enabled": false}}}"#,
            ],
        ]
    )
    func changes(scenario: [String]) throws {
        #expect(try difference(scenario) == nil)
    }

    @Test("The reply to a change shows the current values within their limits")
    func replyValues() throws {
        let scenario = [
            #"{"open": "room", "people": 8}"#, #"{"deliver": "all"}"#,
            #"{"set": {"people": 9, "lit": false}}"#, #"{"tap": "enter"}"#,
            #"{"expect": {"people": "10 guests", "light": "Light", "enter": {"enabled": false}}}"#,
            #"{"deliver": "all"}"#,
            #"{"expect": {"people": "10 guests", "light": "Dark", "enter": {"enabled": false}}}"#,
        ]
        #expect(try difference(scenario) == nil)
    }

    @Test("An expectation that the detail screen does not meet is reported")
    func misses() throws {
        let scenario = [
            #"{"open": "room"}"#, #"{"deliver": "all"}"#, #"{"expect": {"people": "4 guests"}}"#,
        ]
        #expect(try difference(scenario)?.kind == .expectation)
    }
}
