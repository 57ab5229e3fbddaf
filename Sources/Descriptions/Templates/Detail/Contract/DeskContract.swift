internal import DeskModel
internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// {feature.summary}
    package static let desk = FeatureContract(
        name: "{screen.feature}",
        title: "{feature.title}",
        openingKeys: deskKeys + [
            // @for fact in facts
            // @= fact.key: "open"
            ScenarioKey("open", .flag, "{fact.name}, yes or no; false"),
            // @end
            .scheduler,
            // @= feature.operations: [.guest, .guestLevel, .guestHere]
            .failing([.guest, .guestLevel, .guestHere]),
            .recorded,
        ],
        settableKeys: deskKeys,
        // @= feature.operations: [.guest, .guestLevel, .guestHere]
        operations: [.guest, .guestLevel, .guestHere],
        elements: [
            // @= feature.elements
            DeskElement.loading, DeskElement.error, DeskElement.retry,
                // @end
        ],
        scenarios: deskScenarios,
        latencyScenarios: deskLatencyScenarios,
        randomOpening: { random in
            [
                // @for fact in facts
                // @= fact.key: "open"
                "open": .flag(random.happens(onceIn: 2)),
                // @end
                // @for field in model.fields
                // @= field.random: .integer(random.integer(in: 0...9))
                "{field.key}": .integer(random.integer(in: 0...9)),
                // @end
                // @sample
                "here": .flag(random.happens(onceIn: 2)),
                // @end
                "fail": .list(random.happens(onceIn: 8) ? [.text("{item.identifier}")] : []),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomSettings: { random in
            [
                // @for field in model.fields
                // @= field.random: .integer(random.integer(in: 0...9))
                "{field.key}": .integer(random.integer(in: 0...9)),
                // @end
                // @sample
                "here": .flag(random.happens(onceIn: 2)),
                // @end
            ]
        }
    )

    private static let deskKeys = [
        // @for field in model.fields
        ScenarioKey(
            "{field.key}",
            // @= field.scenarioType: .integer(0...9)
            .integer(0...9),
            "the guest’s {field.name} (default {field.first})"
        ),
        // @end
        // @sample
        ScenarioKey("here", .flag, "the guest’s here (default false)"),
        // @end
    ]
}
