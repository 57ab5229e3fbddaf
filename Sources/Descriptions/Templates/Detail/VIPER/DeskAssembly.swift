package import Desk
package import HeadlessKit

// @if LEADS
/// The entry point of the implementation. The router opens the page of a number.
// @else
// | /// The entry point of the implementation. The screen opens no other screen, so it has no router.
// @end
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        let interactor = DeskInteractor(supplier: dependencies.supplier)
        // @if LEADS
        let router = DeskRouter(navigator: dependencies.navigator)
        // @end
        let presenter = DeskPresenter(
            // @for fact in facts
            isOpen: dependencies.isOpen,
            // @end
            interactor: interactor,
            // @if LEADS
            router: router
                // @end
        )
        let viewController = DeskViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
