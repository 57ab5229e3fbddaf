package import Desk
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DeskAssembly {
    package static func screen(_ dependencies: DeskDependencies) -> ViewController {
        let presenter = DeskPresenter(supplier: dependencies.supplier)
        let viewController = DeskViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
