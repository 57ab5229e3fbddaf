package import Greeting
package import HeadlessKit

/// The entry point of the implementation. A greeting opens no other screen, so the module has no
/// router.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> UIViewController {
        let interactor = GreetingInteractor(personProvider: dependencies.personProvider)
        let presenter = GreetingPresenter(interactor: interactor)
        let viewController = GreetingViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
