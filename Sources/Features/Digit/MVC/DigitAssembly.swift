package import Digit
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> UIViewController {
        DigitViewController(digitSource: dependencies.digitSource)
    }
}
