internal import Model
package import Scenarios
internal import SeededRandom
internal import VenueModel

extension FeatureContract {
    /// {feature.summary}
    package static let venue = FeatureContract(
        name: "{feature.identifier}",
        title: "{feature.title}",
        openingKeys: [
            ScenarioKey(
                "seed",
                .integer(0...Int.max),
                "seed for generated data (default {feature.seed})"
            ),
            ScenarioKey(
                "{item.key}",
                .integer(1...1_000_000),
                "number of the guest (default {item.number})"
            ),
            // @for fact in facts
            // @= fact.key: "open"
            ScenarioKey("open", .flag, "{fact.name}, yes or no; false"),
            // @end
            .scheduler,
            // @= feature.operations: [.guest, .guestHere]
            .failing([.guest, .guestHere]),
            .recorded,
        ] + venueKeys,
        settableKeys: venueKeys,
        // @insert events from ../List/Contract/RosterContract.swift
        // @= feature.operations: [.guest, .guestHere]
        operations: [.guest, .guestHere],
        elements: VenueElement.names,
        // @= feature.lists: [VenueElement.Visitors.list]
        lists: [VenueElement.Visitors.list],
        scenarios: venueScenarios,
        latencyScenarios: venueLatencyScenarios,
        randomOpening: { random in
            // @= feature.loads: [.guest, .visitors]
            let loads: [Model.Operation] = [.guest, .visitors]
            let failing = loads.filter { _ in random.happens(onceIn: 10) }
            return [
                "seed": .integer(random.integer(in: 0...999)),
                "{item.key}": .integer(random.integer(in: 1...6)),
                // @for fact in facts
                // @= fact.key: "open"
                "open": .flag(random.happens(onceIn: 2)),
                // @end
                // @for list in lists
                // @= list.counts: [0, 1]
                "{list.key}": .integer(random.element(of: [0, 1])),
                // @end
                // @for field in model.fields
                // @= field.random: .flag(random.happens(onceIn: 2))
                "{field.key}": .flag(random.happens(onceIn: 2)),
                // @end
                "fail": .list(failing.map { .text($0.rawValue) }),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomSettings: { random in
            [
                // @for list in lists
                // @= list.counts: [0, 1]
                "{list.key}": .integer(random.element(of: [0, 1])),
                // @end
                // @for field in model.fields
                // @= field.random: .flag(random.happens(onceIn: 2))
                "{field.key}": .flag(random.happens(onceIn: 2)),
                // @end
            ]
            // @= feature.comma: ,
        },
        // @insert randomEvent from ../List/Contract/RosterContract.swift
    )

    private static let venueKeys = [
        // @for list in lists
        ScenarioKey(
            "{list.key}",
            .integer(0...100_000),
            "number of visitors (default {list.firstCount})"
        ),
        // @end
        // @for field in model.fields
        ScenarioKey(
            "{field.key}",
            // @= field.scenarioType: .flag
            .flag,
            "the guest’s {field.name} (default {field.first})"
        ),
        // @end
    ]

    private static let venueScenarios =
        // @= feature.scenarios
        venuePageScenarios
    // @end

    private static let venueLatencyScenarios =
        // @= feature.latencyScenarios
        venuePageLatencyScenarios
    // @end
}
