package import Digit
package import HeadlessKit

/// The entry point of the implementation. A digit opens no other screen, so the module has no
/// coordinator.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> UIViewController {
        let model = DigitModel(digitSource: dependencies.digitSource)
        return DigitViewController(model: model)
    }
}
