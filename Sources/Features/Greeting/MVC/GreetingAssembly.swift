package import Greeting
package import HeadlessKit

/// The door of the cell.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> ViewController {
        GreetingViewController(personProvider: dependencies.personProvider)
    }
}
