internal import OfficeModel
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// {feature.summary}
    package static let office = FeatureContract(
        name: "{feature.identifier}",
        title: "{feature.title}",
        openingKeys: officeKeys + [.scheduler, .failing([.guest, .guestSave]), .recorded],
        settableKeys: officeKeys,
        operations: [.guest, .guestSave],
        elements: [
            // @= feature.elements
            OfficeElement.loading, OfficeElement.error, OfficeElement.retry,
                // @end
        ],
        scenarios: officeScenarios,
        latencyScenarios: officeLatencyScenarios,
        typedTexts: officeTexts,
        randomOpening: { random in
            var opening = randomGuest(&random)
            // @= feature.failing: "guest"
            opening["fail"] = .list(random.happens(onceIn: 8) ? [.text("guest")] : [])
            opening["scheduler"] = .text(random.happens(onceIn: 8) ? "immediate" : "manual")
            return opening
        },
        randomSettings: { randomGuest(&$0) }
    )

    private static let officeKeys = [
        // @for field in model.fields
        // @= field.scenarioType: .text
        ScenarioKey("{field.key}", .text, "the guest’s {field.name}"),
        // @end
        // @sample
        ScenarioKey("visits", .integer(1...9), "the guest’s visits"),
        ScenarioKey("loud", .flag, "the guest’s loud"),
        // @end
    ]

    /// The texts that random scenarios type: blank, valid and invalid ones, and texts at a limit.
    private static let officeTexts = [
        // @= feature.texts
        "", " ", "Ada",
        // @end
    ]

    /// Returns random values of the guest.
    private static func randomGuest(_ random: inout SplitMix64) -> [String: JSONValue] {
        [
            // @for field in model.fields
            // @if field.isText
            "{field.key}": .text(random.element(of: officeTexts)),
            // @else
            // @= field.random: .flag(random.happens(onceIn: 2))
            // | "{field.key}": .flag(random.happens(onceIn: 2)),
            // @end
            // @end
            // @sample
            "loud": .flag(random.happens(onceIn: 2)),
            // @end
        ]
    }
}
