// @if LEADS
package import AppSupport
// @end
internal import Model
internal import RosterModel
package import Scenarios

/// The test environment of the list of guests: a service with the number of entries that a scenario
/// sets.
package final class RosterEnvironment: ConnectedEnvironment {
    package let scenarioConnection: ScenarioConnection
    private let supplier: InMemorySupplier
    // @if LEADS
    private let navigator = NavigationStack()
    // @end

    package init(opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        // @for list in lists
        // @fragment service
        supplier = InMemorySupplier(
            // @= list.seed: 7
            seed: UInt64(opening.integer("seed", default: 7)),
            // @if list.hasPages
            // @= list.firstCount: 5
            count: opening.integer("{list.key}", default: 5),
            // @end
            connection: scenarioConnection.connection
        )
        // @if !list.hasPages
        // @= list.firstCount: 5
        supplier.count = opening.integer("{list.key}", default: 5)
        // @end
        // @end
        // @end
    }

    package var dependencies: RosterDependencies {
        RosterDependencies(
            supplier: supplier,
            // @if LEADS
            navigator: navigator
                // @end
        )
    }
    // @if LEADS

    package var navigation: NavigationStack? { navigator }
    // @end

    package func set(_ values: [String: JSONValue]) {
        // @for list in lists
        if case .integer(let count)? = values["{list.key}"] { supplier.count = count }
        // @end
    }
    // @fragment events
    // @if ANNOUNCES

    /// Changes or removes an entry on another device.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        switch (event, value) {
        // @for list in announced
        case ("{list.changeEvent}", .object(let values)):
            guard case .integer(let id)? = values["id"] else { return "\"id\" is missing" }
            supplier.changeElsewhere(id: id) { guest in
                // @for field in list.fields
                // @= field.given: case .text(let portrait)? = values["portrait"]
                if case .text(let portrait)? = values["portrait"] {
                    guest.portrait = portrait
                }
                // @end
            }
        case ("{list.removalEvent}", .integer(let id)):
            supplier.removeElsewhere(id: id)
        // @end
        default: return "\"\(event)\" is not possible here"
        }
        return nil
    }
    // @end
    // @end
}
