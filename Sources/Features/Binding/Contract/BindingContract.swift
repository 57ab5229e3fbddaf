internal import Model
package import Scenarios
internal import SeededRandom

extension FeatureContract {
    /// Five people, each with a button that follows the person. A label after the buttons shows the
    /// number of followed people.
    package static let binding = FeatureContract(
        name: "binding",
        title: "Binding",
        openingKeys: [
            ScenarioKey(
                "followed",
                .integers(1...BindingElement.people),
                "followed people (default none)"
            ),
            .scheduler,
            .failing(bindingOperations),
            .recorded,
        ],
        settableKeys: [],
        operations: bindingOperations,
        elements: ElementNames(
            (1...BindingElement.people).map { BindingElement.follow(id: $0) }
                + [BindingElement.following]
        ),
        scenarios: bindingScenarios,
        latencyScenarios: bindingLatencyScenarios,
        randomOpening: { random in
            let followed = (1...BindingElement.people).filter { _ in random.happens(onceIn: 3) }
            return [
                "followed": .list(followed.map(JSONValue.integer)),
                "scheduler": .text(random.happens(onceIn: 8) ? "immediate" : "manual"),
            ]
        }
    )

    private static let bindingOperations: [Model.Operation] = [.follow, .unfollow]
}
