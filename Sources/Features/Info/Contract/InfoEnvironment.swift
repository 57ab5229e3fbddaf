package import AppSupport
internal import HeadlessKit
package import Model
package import Scenarios

/// The test environment of the list: a source of items, which other devices change, and a navigator.
package final class InfoEnvironment: ScenarioEnvironment {
    private let source: InMemoryInfoSource
    private let navigator = NavigationStack()

    package init(opening: Opening) {
        let count = opening.integer("items", default: 6)
        source = InMemoryInfoSource(items: (0..<count).map(InfoItem.sample))
    }

    package var dependencies: InfoDependencies {
        InfoDependencies(source: source, navigator: navigator)
    }

    package var navigation: NavigationStack? { navigator }

    /// Changes an item on another device.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .integer(let number) = value else { return "an item needs a number" }
        let index = number - 1
        guard source.items.indices.contains(index) else { return "there is no item \(number)" }
        source.update(source.items[index].updated, at: index)
        return nil
    }

    // No service sends asynchronous requests, and no setting can be changed.
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}
    package func set(_ values: [String: JSONValue]) {}
}
