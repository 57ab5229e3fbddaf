package import Model
package import Scenarios

/// The test environment of the screen: a person that a scenario can change, and a number of layers.
package final class LayersEnvironment: ScenarioEnvironment {
    package let personProvider: InMemoryPersonProvider
    private let layerCount: Int

    package init(opening: Opening) {
        personProvider = InMemoryPersonProvider(
            person: Person(
                firstName: opening.text("firstName", default: "David"),
                lastName: "Blaine"
            )
        )
        layerCount = opening.integer("layers", default: 0)
    }

    package var dependencies: LayersDependencies {
        LayersDependencies(personProvider: personProvider, layerCount: layerCount)
    }

    // No service sends asynchronous requests.
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}

    package func set(_ values: [String: JSONValue]) {
        if case .text(let firstName)? = values["firstName"] {
            personProvider.person.firstName = firstName
        }
    }
}
