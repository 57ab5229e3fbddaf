package import Model
package import Scenarios

/// The test environment of a greeting: a person that a scenario can change.
package final class GreetingEnvironment: ScenarioEnvironment {
    package let personProvider: InMemoryPersonProvider

    package init(opening: Opening) {
        personProvider = InMemoryPersonProvider(
            person: Person(
                firstName: opening.text("firstName", default: "David"),
                lastName: opening.text("lastName", default: "Blaine")
            )
        )
    }

    package var dependencies: GreetingDependencies {
        GreetingDependencies(personProvider: personProvider)
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
        if case .text(let lastName)? = values["lastName"] {
            personProvider.person.lastName = lastName
        }
    }
}
