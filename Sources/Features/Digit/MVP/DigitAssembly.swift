package import Digit
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> UIViewController {
        let presenter = DigitPresenter(digitSource: dependencies.digitSource)
        let viewController = DigitViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
