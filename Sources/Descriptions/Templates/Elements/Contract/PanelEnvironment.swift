package import Model
// @sample
package import PanelModel
// @end
package import Scenarios

// @if SERVICES
/// The test environment of a panel: {environment.world}.
package final class PanelEnvironment: ScenarioEnvironment {
    // @for service in services
    // @if service.isCurrent
    package let supplier: InMemorySupplier
    // @else
    package let dispenser: InMemoryDispenser
    // @end
    // @end

    package init(opening: Opening) {
        // @for service in services
        // @if service.isCurrent
        supplier = InMemorySupplier(
            // @= service.guest
            guest: Guest(nick: opening.text("nick", default: "Ada"))
            // @end
        )
        // @else
        dispenser = InMemoryDispenser(
            // @= service.numbers: opening.integers("tickets", default: [1, 2, 3])
            tickets: opening.integers("tickets", default: [1, 2, 3])
        )
        // @end
        // @end
    }

    package var dependencies: PanelDependencies {
        PanelDependencies(
            // @for service in services
            // @if service.isCurrent
            supplier: supplier,
            // @else
            dispenser: dispenser,
            // @end
            // @end
        )
    }
    // @else
    // | /// The test environment of a panel, which uses no service.
    // | package final class PanelEnvironment: ScenarioEnvironment {
    // |     package let dependencies = PanelDependencies()
    // |
    // |     package init(opening: Opening) {}
    // @end

    // A panel sends no asynchronous requests.
    package var requests: [ServiceRequest] { [] }
    package var waitingReplies: Int { 0 }
    package func deliver(_ delivery: Delivery) {}
    package func fail(_ operation: Model.Operation) {}
    // @if SETTABLE

    package func set(_ values: [String: JSONValue]) {
        // @= environment.settings
        if case .text(let nick)? = values["nick"] {
            supplier.guest.nick = nick
        }
        // @end
    }
    // @else
    // | package func set(_ values: [String: JSONValue]) {}
    // @end
}
