// @if LEADS
package import AppSupport
// @end
internal import DeskModel
internal import Model
package import Scenarios

/// The test environment of the screen of the guest: a service with a guest that a scenario can change.
package final class DeskEnvironment: ConnectedEnvironment {
    package let scenarioConnection: ScenarioConnection
    private let supplier: InMemorySupplier
    // @for fact in facts
    private let isOpen: Bool
    // @end
    // @if LEADS
    private let navigator = NavigationStack()
    // @end

    package init(opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        // @for fact in facts
        // @= fact.key: "open"
        isOpen = opening.flag("open", default: false)
        // @end
        supplier = InMemorySupplier(
            guest: Guest(
                // @for field in model.fields
                // @= field.opened: opening.integer("level", default: 1)
                level: opening.integer("level", default: 1),
                // @end
                // @sample
                hostNumber: opening.integer("hostNumber", default: 2),
                isHere: opening.flag("here", default: false)
                // @end
            ),
            connection: scenarioConnection.connection
        )
    }

    package var dependencies: DeskDependencies {
        DeskDependencies(
            // @for fact in facts
            isOpen: isOpen,
            // @end
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
        // @for field in model.fields
        // @= field.given: case .integer(let level)? = values["level"]
        if case .integer(let level)? = values["level"] {
            supplier.guest.level = level
        }
        // @end
        // @sample
        if case .integer(let hostNumber)? = values["hostNumber"] {
            supplier.guest.hostNumber = hostNumber
        }
        if case .flag(let isHere)? = values["here"] {
            supplier.guest.isHere = isHere
        }
        // @end
    }
}
