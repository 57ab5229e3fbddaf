package import Digit
package import HeadlessKit
package import StateManagement

/// The entry point of the implementation.
@MainActor
package enum DigitAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: DigitDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let handler = DigitEffectHandler(digitSource: dependencies.digitSource)
        let store = Store(
            archive?.state() ?? DigitState(),
            reduce: DigitReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return DigitViewController(store: store)
    }
}
