package import HeadlessKit
package import Venue

/// The entry point of the module that shows the guest.
@MainActor
package enum HeaderAssembly {
    // @= header.entry
    package static func module(
        _ dependencies: VenueDependencies,
        router: any HeaderRouterProtocol
    ) -> ViewController {
        // @end
        let interactor = HeaderInteractor(
            guestID: dependencies.guestID,
            supplier: dependencies.supplier
        )
        let presenter = HeaderPresenter(
            // @if LEADS
            guestID: dependencies.guestID,
            // @end
            // @for fact in facts
            isOpen: dependencies.isOpen,
            // @end
            interactor: interactor,
            // @if LEADS
            router: router
                // @end
        )
        let viewController = HeaderViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
