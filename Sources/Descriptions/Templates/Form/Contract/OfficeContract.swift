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
        scripts: officeScripts,
        latencyScripts: officeLatencyScripts,
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
        // @= environment.keys
        ScenarioKey("phrase", .text, "the guest’s phrase (default Hello)"),
        ScenarioKey("visits", .integer(1...9), "the guest’s visits (default 2)"),
        ScenarioKey("loud", .flag, "the guest’s loud (default true)"),
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
            // @= environment.random
            "phrase": .text(random.element(of: officeTexts))
            // @end
        ]
    }
}
