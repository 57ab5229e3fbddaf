package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// A list of people, blogs and voice messages. All rows have the same elements: an icon, a title, a
    /// subtitle and a detail.
    package static let info = FeatureContract(
        name: "info",
        title: "Info",
        openingKeys: [
            ScenarioKey("items", .integer(0...1_000), "number of items (default 6)")
        ],
        settableKeys: [],
        events: [
            ScenarioKey(
                "update",
                .integer(1...1_000),
                "an item changes on another device: a person gets one more friend, a blog one more "
                    + "like, and a voice message one more second"
            )
        ],
        elements: InfoElement.names,
        lists: [InfoElement.list],
        scenarios: infoScenarios,
        latencyScenarios: infoLatencyScenarios,
        randomOpening: { random in
            ["items": .integer(random.element(of: [0, 1, 3, 6, 12, 14, 30]))]
        },
        randomEvent: { random in .own("update", .integer(random.integer(in: 1...14))) },
        eventsPerOwn: 3
    )
}
