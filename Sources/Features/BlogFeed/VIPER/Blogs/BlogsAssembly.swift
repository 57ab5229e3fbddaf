package import BlogFeed
package import HeadlessKit

/// The entry point of the module that lists the blogs of a user.
@MainActor
package enum BlogsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        router: any BlogsRouterProtocol
    ) -> UIViewController {
        let interactor = BlogsInteractor(
            userID: dependencies.userID,
            blogService: dependencies.blogService
        )
        let presenter = BlogsPresenter(interactor: interactor, router: router)
        let viewController = BlogsViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
