internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// A list of people whom the viewer can follow or add as friends. A row has the name, a button
    /// for the relation, and a delete button, which is hidden until it is revealed. One row reveals
    /// it at a time.
    ///
    /// A reply of the list that does not contain a change of a relation is not shown: the people are
    /// requested again. A person who leaves the list while a request for them runs keeps their state
    /// until the reply; any other person who leaves is forgotten.
    package static let people = FeatureContract(
        name: "people",
        title: "People",
        openingKeys: [
            ScenarioKey("seed", .integer(0...Int.max), "seed for generated data (default 7)"),
            ScenarioKey(
                "kind",
                .choice(Contact.Kind.allCases.map(\.rawValue)),
                "the kind of the list (default follow)"
            ),
            ScenarioKey("viewer", .integer(1...1_000_000), "number of the viewer (default 1)"),
            ScenarioKey("people", .integer(0...100_000), "number of people (default 5)"),
            ScenarioKey(
                "known",
                .integers(1...100_000),
                "followed people or friends (default none)"
            ),
            ScenarioKey("asked", .integers(1...100_000), "pending friend requests (default none)"),
            .scheduler,
            .failing(peopleOperations),
            .recorded,
        ],
        settableKeys: [],
        events: [
            ScenarioKey("accept", .integer(1...100_000), "a person accepts the friend request"),
            ScenarioKey(
                "elsewhere",
                .integer(1...100_000),
                "a person is followed, or becomes a friend, on another device, without an event"
            ),
            ScenarioKey("leave", .integer(1...100_000), "a person leaves the list"),
            ScenarioKey("return", .integer(1...100_000), "a person is in the list again"),
        ],
        operations: peopleOperations,
        elements: PeopleElement.names,
        lists: [PeopleElement.list],
        scenarios: peopleLoadingScenarios + peopleFollowScenarios + peopleFriendScenarios
            + peopleOutdatedScenarios + peopleAbsenceScenarios,
        latencyScenarios: peopleLatencyScenarios,
        randomOpening: { random in
            let known = (1...14).filter { _ in random.happens(onceIn: 3) }
            let asked = (1...14).filter { _ in random.happens(onceIn: 3) }
            return [
                "seed": .integer(random.integer(in: 0...999)),
                "kind": .text(random.element(of: Contact.Kind.allCases).rawValue),
                "people": .integer(random.element(of: [0, 1, 3, 5, 12, 14])),
                "known": .list(known.map(JSONValue.integer)),
                "asked": .list(asked.map(JSONValue.integer)),
                "fail": .list(random.happens(onceIn: 8) ? [.text("people")] : []),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        },
        randomEvent: { random in
            let event = random.element(of: ["accept", "accept", "elsewhere", "leave", "return"])
            return .own(event, .integer(random.integer(in: 1...6)))
        },
        eventsPerOwn: 6
    )

    private static let peopleOperations: [Model.Operation] = [
        .people, .follow, .unfollow, .add, .remove,
    ]
}
