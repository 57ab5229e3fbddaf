package import Digit
package import HeadlessKit

/// The entry point of the implementation. A digit opens no other screen, so the module has no
/// router.
@MainActor
package enum DigitAssembly {
    package static func screen(_ dependencies: DigitDependencies) -> UIViewController {
        let interactor = DigitInteractor(digitSource: dependencies.digitSource)
        let presenter = DigitPresenter(interactor: interactor)
        let viewController = DigitViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
