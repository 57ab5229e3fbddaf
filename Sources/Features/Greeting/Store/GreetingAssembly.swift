package import Greeting
package import HeadlessKit
internal import StateManagement

/// The entry point of the implementation.
@MainActor
package enum GreetingAssembly {
    package static func screen(_ dependencies: GreetingDependencies) -> ViewController {
        let handler = GreetingEffectHandler(personProvider: dependencies.personProvider)
        let store = Store(
            GreetingState(),
            reduce: GreetingReducer.reduce,
            perform: handler.perform
        )
        return GreetingViewController(store: store)
    }
}
