package import HeadlessKit
// @if PART && ROUTE
// | package import Model
// @end
package import Roster

// @= screen.comment
/// The entry point of the implementation. It decides which screen a selection opens.
// @end
@MainActor
package enum RosterAssembly {
    // @= screen.entry
    package static func screen(_ dependencies: RosterDependencies) -> ViewController {
        // @end
        // @= screen.making
        let navigator = dependencies.navigator
        return RosterViewController(
            supplier: dependencies.supplier,
            onSelectGuest: { navigator.push(.guestDetail($0)) },
            onOpenHost: { navigator.push(.host($0)) }
        )
        // @end
    }
}
