package import BlogFeed
package import HeadlessKit
package import Model

/// The entry point of the module that shows the user of the page.
@MainActor
package enum HeaderAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectUser: @escaping (User.ID) -> Void,
        onUnfollow: @escaping UnfollowHandler
    ) -> UIViewController {
        let presenter = HeaderPresenter(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            userService: dependencies.userService,
            onSelectUser: onSelectUser,
            onUnfollow: onUnfollow
        )
        let viewController = HeaderViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
