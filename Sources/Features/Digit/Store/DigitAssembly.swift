package import Digit
package import HeadlessKit
internal import StateManagement

/// The entry point of the implementation.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> ViewController {
        let handler = DigitEffectHandler(digitSource: dependencies.digitSource)
        let store = Store(
            DigitState(),
            reduce: DigitReducer.reduce,
            perform: handler.perform
        )
        return DigitViewController(store: store)
    }
}
