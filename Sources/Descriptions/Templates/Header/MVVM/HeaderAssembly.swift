package import HeadlessKit
package import Venue
// @if LEADS
package import VenueModel

// @end

/// The entry point of the module that shows the guest.
@MainActor
package enum HeaderAssembly {
    // @= header.entry
    package static func module(
        _ dependencies: VenueDependencies,
        onOpenHost: @escaping (Guest.ID) -> Void
    ) -> ViewController {
        // @end
        // @= header.making
        let viewModel = HeaderViewModel(
            guestID: dependencies.guestID,
            supplier: dependencies.supplier,
            isOpen: dependencies.isOpen,
            onOpenHost: onOpenHost
        )
        // @end
        return HeaderViewController(viewModel: viewModel)
    }
}
