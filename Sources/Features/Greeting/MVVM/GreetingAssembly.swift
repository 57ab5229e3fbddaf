package import Greeting
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> UIViewController {
        let viewModel = GreetingViewModel(personProvider: dependencies.personProvider)
        return GreetingViewController(viewModel: viewModel)
    }
}
