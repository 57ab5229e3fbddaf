package import HeadlessKit
package import Panel

/// The entry point of the implementation. A panel opens no other screen, so the module has no router.
@MainActor
package enum PanelAssembly {
    package static func screen(_ dependencies: PanelDependencies) -> ViewController {
        let interactor = PanelInteractor(
            // @for service in services
            supplier: dependencies.supplier,
            // @end
            // @sample
            dispenser: dependencies.dispenser,
            // @end
        )
        let presenter = PanelPresenter(interactor: interactor)
        let viewController = PanelViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
