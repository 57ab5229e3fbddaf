internal import DeskModel
package import HeadlessKit
internal import Model
package import Scenarios

/// The test environment of the screen of the guest: a service with a guest that a scenario can change.
package final class DeskEnvironment: ConnectedEnvironment {
    package let scripted: ScriptedConnection
    private let supplier: InMemorySupplier
    private let isOpen: Bool
    private let navigator = NavigationStack()

    package init(opening: Opening) {
        scripted = ScriptedConnection(opening: opening)
        isOpen = opening.flag("open", default: false)
        supplier = InMemorySupplier(
            guest: Guest(
                level: opening.integer("level", default: 1),
                hostNumber: opening.integer("hostNumber", default: 2),
                isHere: opening.flag("here", default: false)
            ),
            connection: scripted.connection
        )
    }

    package var dependencies: DeskDependencies {
        DeskDependencies(isOpen: isOpen, supplier: supplier, navigator: navigator)
    }

    package var navigation: NavigationStack? { navigator }

    package func set(_ values: [String: JSONValue]) {
        if case .integer(let level)? = values["level"] {
            supplier.guest.level = level
        }
        if case .integer(let hostNumber)? = values["hostNumber"] {
            supplier.guest.hostNumber = hostNumber
        }
        if case .flag(let isHere)? = values["here"] {
            supplier.guest.isHere = isHere
        }
    }
}
