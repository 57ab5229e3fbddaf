package import Scenarios
internal import SeededRandom

extension FeatureContract {
    private static let firstName = ScenarioKey(
        "firstName",
        .text,
        "first name of the person (default David)"
    )

    /// A button that shows a greeting. Layers forward the tap to the presenter.
    package static let layers = FeatureContract(
        name: "layers",
        title: "Layers",
        openingKeys: [
            firstName,
            ScenarioKey("layers", .integer(0...5), "number of layers that forward (default 0)"),
        ],
        settableKeys: [firstName],
        elements: [LayersElement.greeting, LayersElement.showGreeting],
        scenarios: layersScenarios,
        latencyScenarios: layersLatencyScenarios,
        randomOpening: {
            [
                "firstName": .text($0.element(of: firstNames)),
                "layers": .integer($0.integer(in: 0...5)),
            ]
        },
        randomSettings: { ["firstName": .text($0.element(of: firstNames))] }
    )

    private static let firstNames = ["", "Ada", "李", "👩‍👩‍👧", " "]
}
