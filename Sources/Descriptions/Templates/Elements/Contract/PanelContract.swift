package import Scenarios
// @if RANDOM
internal import SeededRandom

// @end

extension FeatureContract {
    /// {feature.summary}
    package static let panel = FeatureContract(
        name: "{feature.identifier}",
        title: "{feature.title}",
        openingKeys: [
            // @for key in keys
            // @= key.type: .text
            ScenarioKey("{key.name}", .text, "{key.help}"),
            // @end
            // @sample
            ScenarioKey("tickets", .integers(0...9), "tickets"),
            // @end
        ],
        settableKeys: [
            // @for key in settable
            // @= key.type: .text
            ScenarioKey("{key.name}", .text, "{key.help}"),
            // @end
            // @sample
            ScenarioKey("tickets", .integers(0...9), "tickets"),
            // @end
        ],
        elements: [
            // @= feature.elements
            PanelElement.caption, PanelElement.press,
                // @end
        ],
        scenarios: panelScenarios,
        latencyScenarios: [
            // @for scenario in latency
            LatencyScenario(
                "{scenario.name}",
                "One tap on “{scenario.title}”.",
                // @= scenario.setup: "setup"
                setup: "setup",
                // @if scenario.changes
                // @= scenario.measured: "measured"
                measured: .events("measured"),
                opensAnew: true,
                screenCount: 32
                    // @else
                    // @= scenario.measured: "measured"
                    // | measured: .events("measured")
                    // @end
            ),
            // @end
            // @sample
            LatencyScenario("leave", "One tap.", setup: "setup", measured: .events("measured")),
            // @end
        ],
        // @if RANDOM
        randomOpening: { random in
            [
                // @for key in keys
                // @= key.random: .text(random.element(of: ["", "Ada", " "]))
                "{key.name}": .text(random.element(of: ["", "Ada", " "])),
                // @end
                // @sample
                "tickets": .list([]),
                // @end
            ]
            // @= contract.comma: ,
        },
        // @else
        // | randomOpening: { _ in [:] }
        // @end
        // @if SETTABLE
        randomSettings: { random in
            [
                // @for key in settable
                // @= key.random: .text(random.element(of: ["", "Ada", " "]))
                "{key.name}": .text(random.element(of: ["", "Ada", " "])),
                // @end
                // @sample
                "tickets": .list([]),
                // @end
            ]
        }
        // @end
    )
}
