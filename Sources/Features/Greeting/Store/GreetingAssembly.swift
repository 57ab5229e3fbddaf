package import Greeting
package import HeadlessKit
package import StateManagement

/// The entry point of the implementation.
@MainActor
package enum GreetingAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: GreetingDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let handler = GreetingEffectHandler(personProvider: dependencies.personProvider)
        let store = Store(
            archive?.state() ?? GreetingState(),
            reduce: GreetingReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return GreetingViewController(store: store)
    }
}
