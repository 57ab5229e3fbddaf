package import Greeting
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> UIViewController {
        let presenter = GreetingPresenter(personProvider: dependencies.personProvider)
        let viewController = GreetingViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
