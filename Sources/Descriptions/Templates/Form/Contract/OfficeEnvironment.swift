internal import Model
internal import OfficeModel
package import Scenarios

/// The test environment of the screen of the guest: a service with a guest that a scenario can change.
package final class OfficeEnvironment: ConnectedEnvironment {
    package let scenarioConnection: ScenarioConnection
    private let supplier: InMemorySupplier

    package init(opening: Opening) {
        scenarioConnection = ScenarioConnection(opening: opening)
        supplier = InMemorySupplier(
            guest: Guest(
                // @for field in model.fields
                // @= field.opened: opening.text("phrase", default: "Hello")
                phrase: opening.text("phrase", default: "Hello"),
                // @end
                // @sample
                visits: opening.integer("visits", default: 2),
                isLoud: opening.flag("loud", default: true)
                // @end
            ),
            connection: scenarioConnection.connection
        )
    }

    package var dependencies: OfficeDependencies {
        OfficeDependencies(supplier: supplier)
    }

    /// Changes the guest on another device.
    package func set(_ values: [String: JSONValue]) {
        supplier.changeElsewhere { guest in
            // @for field in model.fields
            // @= field.given: case .text(let phrase)? = values["phrase"]
            if case .text(let phrase)? = values["phrase"] {
                guest.phrase = phrase
            }
            // @end
            // @sample
            if case .integer(let visits)? = values["visits"] {
                guest.visits = visits
            }
            if case .flag(let isLoud)? = values["loud"] {
                guest.isLoud = isLoud
            }
            // @end
        }
    }
}
