package import Scenarios
internal import SeededRandom

extension FeatureContract {
    private static let greetingKeys = [
        ScenarioKey("firstName", .text, "first name of the person (default David)"),
        ScenarioKey("lastName", .text, "last name of the person (default Blaine)"),
    ]

    /// A button that greets a person.
    package static let greeting = FeatureContract(
        name: "greeting",
        title: "Greeting",
        openingKeys: greetingKeys,
        settableKeys: greetingKeys,
        elements: [GreetingElement.greeting, GreetingElement.showGreeting],
        scenarios: greetingScenarios,
        latencyScenarios: [
            LatencyScenario(
                "show",
                "One tap on “Show greeting”.",
                setup: #"{"open": "greeting"}"#,
                measured: .events(#"{"tap": "show-greeting"}"#)
            )
        ],
        randomOpening: randomNames,
        randomSettings: randomNames
    )

    private static let randomNames: @Sendable (inout SplitMix64) -> [String: JSONValue] = {
        let names = ["", "Ada", "O’Hara", "李", "👩‍👩‍👧", " ", "e\u{301}"]
        return [
            "firstName": .text($0.element(of: names)),
            "lastName": .text($0.element(of: names)),
        ]
    }
}
