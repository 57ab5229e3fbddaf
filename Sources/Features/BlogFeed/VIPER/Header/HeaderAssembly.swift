package import BlogFeed
package import HeadlessKit

/// The entry point of the module that shows the user of the page.
@MainActor
package enum HeaderAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        router: any HeaderRouterProtocol
    ) -> UIViewController {
        let interactor = HeaderInteractor(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            userService: dependencies.userService
        )
        let presenter = HeaderPresenter(
            userID: dependencies.userID,
            interactor: interactor,
            router: router
        )
        let viewController = HeaderViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
