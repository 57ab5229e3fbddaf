package import BlogFeed
package import HeadlessKit

/// The entry point of the module that lists the drafts of a user.
@MainActor
package enum DraftsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        router: any DraftsRouterProtocol
    ) -> UIViewController {
        let interactor = DraftsInteractor(
            userID: dependencies.userID,
            blogService: dependencies.blogService
        )
        let presenter = DraftsPresenter(interactor: interactor, router: router)
        let viewController = DraftsViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
