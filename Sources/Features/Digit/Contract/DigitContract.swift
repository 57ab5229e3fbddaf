package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// A button that shows one digit after another. On the screen the digit is above its
    /// button.
    package static let digit = FeatureContract(
        name: "digit",
        title: "Digit",
        openingKeys: [
            ScenarioKey("digits", .integers(0...9), "digits of the source (default 3, 1, 4, 1, 5)")
        ],
        settableKeys: [],
        elements: [DigitElement.digit, DigitElement.next],
        scenarios: digitScenarios,
        latencyScenarios: [
            LatencyScenario(
                "next",
                "One tap on “Next”.",
                setup: #"{"open": "digit"}"#,
                measured: .events(#"{"tap": "next"}"#)
            )
        ],
        randomOpening: { random in
            let count = random.integer(in: 0...4)
            let digits = (0..<count).map { _ in JSONValue.integer(random.integer(in: 0...9)) }
            return ["digits": .list(digits)]
        }
    )
}
