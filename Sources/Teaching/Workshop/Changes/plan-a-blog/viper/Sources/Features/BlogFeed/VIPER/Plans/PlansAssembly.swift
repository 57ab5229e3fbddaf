package import BlogFeed
package import HeadlessKit

/// The entry point of the module that lists the plans of a user.
@MainActor
package enum PlansAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        router: any PlansRouterProtocol
    ) -> ViewController {
        let interactor = PlansInteractor(
            userID: dependencies.userID,
            blogService: dependencies.blogService
        )
        let presenter = PlansPresenter(interactor: interactor, router: router)
        let viewController = PlansViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
