package import HeadlessKit
package import Office

/// The entry point of the implementation.
@MainActor
package enum OfficeAssembly {
    package static func screen(_ dependencies: OfficeDependencies) -> ViewController {
        let interactor = OfficeInteractor(supplier: dependencies.supplier)
        let router = OfficeRouter { guest, delegate in
            OfficeFormAssembly.module(dependencies, guest: guest, delegate: delegate)
        }
        let presenter = OfficePresenter(interactor: interactor, router: router)
        let viewController = OfficeViewController(presenter: presenter)
        interactor.output = presenter
        router.viewController = viewController
        presenter.view = viewController
        return viewController
    }
}
