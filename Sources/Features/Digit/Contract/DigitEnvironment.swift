package import Model
package import Scenarios

/// The test environment of a digit: a source of the digits that a scenario sets.
package final class DigitEnvironment: ScenarioEnvironment {
    package let digitSource: InMemoryDigitSource

    package init(opening: Opening) {
        digitSource = InMemoryDigitSource(
            digits: opening.integers("digits", default: [3, 1, 4, 1, 5])
        )
    }

    package var dependencies: DigitDependencies {
        DigitDependencies(digitSource: digitSource)
    }

    // No service sends asynchronous requests.
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}
    package func set(_ values: [String: JSONValue]) {}
}
