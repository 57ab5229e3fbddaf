package import BlogFeed
package import HeadlessKit

/// The door of the module that tells whose page it is.
@MainActor
package enum HeaderAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        let interactor = HeaderInteractor(
            userID: dependencies.userID,
            userService: dependencies.userService
        )
        let presenter = HeaderPresenter(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            interactor: interactor,
            router: HeaderRouter(navigator: dependencies.navigator)
        )
        let viewController = HeaderViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
