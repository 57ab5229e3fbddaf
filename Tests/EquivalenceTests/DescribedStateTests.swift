internal import Equivalence
internal import Scenarios
internal import Testing

@MainActor
@Suite("Screens with state played from their description")
struct DescribedStateTests {
    private static let source = """
        feature darts: "Counts throws."

        service board: "Says where a dart hits."
            gives the next field from 1 to 20: 20, 5

        screen
            state throws made: number 0 from 0 to 2
            state hint open: no
            label score: throws made counted as "throw" or "No throw"
            label hint: if hint open "Aim." otherwise ""
            label hit
            button throw it: "Throw"
            button turn: "Hint"
            button clear: "Clear"

        on tap of throw it
            add 1 to throws made
            show in hit: next field or "–"

        on tap of turn
            toggle hint open
            show in hit: if hint open (throws made, " so far") otherwise "Hidden"

        on tap of clear
            set throws made to 0
            set hint open to no
        """

    private static let contract = FeatureContract(
        name: "darts",
        title: "Darts",
        openingKeys: [ScenarioKey("fields", .integers(1...20), "numbers of the source")],
        settableKeys: [],
        elements: ["score", "hint", "hit", "throw-it", "turn", "clear"],
        scenarios: [],
        latencyScenarios: [],
        randomOpening: { _ in [:] }
    )

    private func difference(_ lines: [String]) throws -> Difference? {
        try Self.contract.difference(in: lines, from: Self.source)
    }

    @Test(
        "Labels show the state, and buttons are disabled at its limits",
        arguments: [
            [
                #"{"open": "darts"}"#,
                #"{"expect": {"score": "No throw", "hint": "", "hit": "", "throw-it": {"enabled": true}, "turn": {"enabled": true}, "clear": {"enabled": false}}}"#,
                #"{"tap": "throw-it"}"#,
                #"{"expect": {"score": "1 throw", "hit": "20", "clear": {"enabled": true}}}"#,
                #"{"tap": "throw-it"}"#,
                #"{"expect": {"score": "2 throws", "hit": "5", "throw-it": {"enabled": false}}}"#,
                #"{"tap": "clear"}"#,
                #"{"expect": {"score": "No throw", "hit": "5", "throw-it": {"enabled": true}, "clear": {"enabled": false}}}"#,
            ],
            [
                #"{"open": "darts", "fields": []}"#, #"{"tap": "throw-it"}"#,
                #"{"expect": {"score": "1 throw", "hit": "–"}}"#, #"{"tap": "turn"}"#,
                #"{"expect": {"hint": "Aim.", "hit": "1 so far"}}"#, #"{"tap": "turn"}"#,
                #"{"expect": {"hint": "", "hit": "Hidden", "score": "1 throw"}}"#,
            ],
        ]
    )
    func follows(scenario: [String]) throws {
        #expect(try difference(scenario) == nil)
    }

    @Test("A wrong expectation of the state is reported")
    func differs() throws {
        let scenario = [
            #"{"open": "darts"}"#, #"{"tap": "throw-it"}"#, #"{"expect": {"score": "2 throws"}}"#,
        ]
        #expect(try difference(scenario) != nil)
    }
}
