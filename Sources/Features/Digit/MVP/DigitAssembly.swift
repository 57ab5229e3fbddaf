package import Digit
package import HeadlessKit

/// The door of the cell.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> ViewController {
        let presenter = DigitPresenter(digitSource: dependencies.digitSource)
        let viewController = DigitViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
