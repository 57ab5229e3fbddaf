package import BlogFeed
package import HeadlessKit

/// The door of the module that lists what a person has not published yet.
@MainActor
package enum DraftsAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        let presenter = DraftsPresenter(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            navigator: dependencies.navigator
        )
        let viewController = DraftsViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
