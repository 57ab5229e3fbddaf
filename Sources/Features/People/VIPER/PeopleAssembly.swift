package import HeadlessKit
package import People

/// The entry point of the implementation. A list of people opens no other screen, so the module has
/// no router.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> UIViewController {
        let interactor = PeopleInteractor(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        let presenter = PeoplePresenter(interactor: interactor)
        let viewController = PeopleViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
