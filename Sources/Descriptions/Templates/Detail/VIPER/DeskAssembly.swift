package import Desk
package import HeadlessKit

/// The entry point of the implementation. The screen opens no other screen, so it has no router.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        let interactor = DeskInteractor(supplier: dependencies.supplier)
        let presenter = DeskPresenter(interactor: interactor)
        let viewController = DeskViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
