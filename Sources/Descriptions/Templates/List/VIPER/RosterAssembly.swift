package import HeadlessKit
package import Roster

// @= screen.comment
/// The entry point of the implementation. The module receives the router that opens the selected
/// screen.
// @end
@MainActor
package enum RosterAssembly {
    // @= screen.entry
    package static func screen(_ dependencies: RosterDependencies) -> ViewController {
        // @end
        let interactor = RosterInteractor(
            // @for argument in given
            // | placeID: dependencies.placeID,
            // @end
            supplier: dependencies.supplier
        )
        let presenter = RosterPresenter(
            interactor: interactor,
            // @if LEADS
            // @= screen.router: RosterRouter(navigator: dependencies.navigator)
            router: RosterRouter(navigator: dependencies.navigator)
            // @end
        )
        let viewController = RosterViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
