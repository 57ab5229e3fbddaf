package import Digit
package import HeadlessKit

/// The door of the cell.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> ViewController {
        DigitViewController(digitSource: dependencies.digitSource)
    }
}
