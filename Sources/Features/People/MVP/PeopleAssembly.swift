package import HeadlessKit
package import People

/// The entry point of the implementation.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> UIViewController {
        let presenter = PeoplePresenter(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        let viewController = PeopleViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
