// @if LEADS
package import AppSupport
// @end
internal import Model
package import Scenarios
internal import VenueModel

/// The test environment of the page: services with a guest that a scenario can change, and lists with
/// the number of entries that it sets.
package final class VenueEnvironment: ConnectedEnvironment {
    package let scenarioConnection: ScenarioConnection
    private let supplier: InMemorySupplier
    // @for list in lists
    private let porter: InMemoryPorter
    // @end
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
                // @= item.number: 1
                id: opening.integer("{item.key}", default: 1),
                // @sample
                name: opening.text("name", default: "Al"),
                // @end
                // @for field in model.fields
                // @= field.opened: opening.text("portrait", default: "al")
                portrait: opening.text("portrait", default: "al"),
                // @end
                // @sample
                isHere: opening.flag("here", default: false)
                // @end
            ),
            connection: scenarioConnection.connection
        )
        // @for list in lists
        // @insert service from ../List/Contract/RosterEnvironment.swift
        // @end
        // @sample
        porter = InMemoryPorter(seed: 7, connection: scenarioConnection.connection)
        // @end
    }

    package var dependencies: VenueDependencies {
        VenueDependencies(
            guestID: supplier.guest.id,
            // @for fact in facts
            isOpen: isOpen,
            // @end
            supplier: supplier,
            // @for list in lists
            porter: porter,
            // @end
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
        // @= field.given: case .text(let portrait)? = values["portrait"]
        if case .text(let portrait)? = values["portrait"] {
            supplier.guest.portrait = portrait
        }
        // @end
        // @sample
        if case .flag(let isHere)? = values["here"] {
            supplier.guest.isHere = isHere
        }
        // @end
        // @for list in lists
        if case .integer(let count)? = values["{list.key}"] { porter.count = count }
        // @end
    }
    // @insert events from ../List/Contract/RosterEnvironment.swift
}
