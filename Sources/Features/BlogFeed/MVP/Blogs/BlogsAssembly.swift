package import BlogFeed
package import HeadlessKit

/// The door of the module that lists a person's blogs.
@MainActor
package enum BlogsAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        let presenter = BlogsPresenter(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            navigator: dependencies.navigator
        )
        let viewController = BlogsViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
