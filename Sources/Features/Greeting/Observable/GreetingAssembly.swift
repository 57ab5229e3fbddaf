package import Greeting
package import HeadlessKit

/// The entry point of the implementation. A greeting opens no other screen, so the module has no
/// coordinator.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> UIViewController {
        let model = GreetingModel(personProvider: dependencies.personProvider)
        return GreetingViewController(model: model)
    }
}
