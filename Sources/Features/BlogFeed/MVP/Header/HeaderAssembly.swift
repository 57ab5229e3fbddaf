package import BlogFeed
package import HeadlessKit

/// The door of the module that tells whose page it is.
@MainActor
package enum HeaderAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        let presenter = HeaderPresenter(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            userService: dependencies.userService,
            navigator: dependencies.navigator
        )
        let viewController = HeaderViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
