internal import Model
internal import RosterModel
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// {feature.summary}
    package static let roster = FeatureContract(
        name: "{feature.identifier}",
        title: "{feature.title}",
        openingKeys: [
            ScenarioKey(
                "seed",
                .integer(0...Int.max),
                "seed for generated data (default {feature.seed})"
            ),
            rosterCount,
            .scheduler,
            // @= feature.operations: [.guests]
            .failing([.guests]),
            .recorded,
        ],
        settableKeys: [rosterCount],
        // @fragment events
        // @if ANNOUNCES
        events: [
            // @for list in announced
            ScenarioKey(
                "{list.changeEvent}",
                .object([
                    ScenarioKey("id", .integer(1...100_000), "the number of the guest"),
                    // @for field in list.fields
                    // @= field.scenarioType: .flag
                    ScenarioKey("{field.key}", .flag, "the guest’s {field.name}"),
                    // @end
                ]),
                "a guest is changed on another device"
            ),
            ScenarioKey(
                "{list.removalEvent}",
                .integer(1...100_000),
                "a guest is removed on another device"
            ),
            // @end
        ],
        // @end
        // @end
        // @= feature.operations: [.guests]
        operations: [.guests],
        elements: RosterElement.names,
        lists: [RosterElement.list],
        scenarios: rosterScenarios,
        latencyScenarios: rosterLatencyScenarios,
        randomOpening: { random in
            [
                "seed": .integer(random.integer(in: 0...999)),
                // @= feature.counts: [0, 1]
                "{items.key}": .integer(random.element(of: [0, 1])),
                "fail": .list(random.happens(onceIn: 8) ? [.text("{items.identifier}")] : []),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        // @= feature.most: 14
        // @= feature.comma: ,
        randomSettings: { random in ["{items.key}": .integer(random.integer(in: 0...14))] },
        // @fragment randomEvent
        // @if ANNOUNCES
        randomEvent: { random in
            // @for list in announced
            // @if !list.isLast
            // | if random.happens(onceIn: 2) {
            // @end
            if random.happens(onceIn: 2) {
                // @= list.most: 14
                return .own("{list.removalEvent}", .integer(random.integer(in: 1...14)))
            }
            return .own(
                "{list.changeEvent}",
                .object([
                    // @= list.most: 14
                    "id": .integer(random.integer(in: 1...14)),
                    // @for field in list.fields
                    // @= field.random: .flag(random.happens(onceIn: 2))
                    "{field.key}": .flag(random.happens(onceIn: 2)),
                    // @end
                ])
            )
            // @if !list.isLast
            // | }
            // @end
            // @end
        }
        // @end
        // @end
    )

    private static let rosterCount = ScenarioKey(
        "{items.key}",
        .integer(0...100_000),
        "number of entries (default {feature.firstCount})"
    )
}
