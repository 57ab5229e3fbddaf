package import BlogFeed
package import HeadlessKit

/// The door of the module that lists what a person has not published yet.
@MainActor
package enum DraftsAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        let interactor = DraftsInteractor(
            userID: dependencies.userID,
            blogService: dependencies.blogService
        )
        let presenter = DraftsPresenter(
            interactor: interactor,
            router: DraftsRouter(navigator: dependencies.navigator)
        )
        let viewController = DraftsViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
