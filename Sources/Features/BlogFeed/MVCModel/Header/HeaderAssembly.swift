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
        let loader = UserLoader(
            userID: dependencies.userID,
            userService: dependencies.userService
        )
        return HeaderViewController(
            loader: loader,
            canFollow: !dependencies.isOwnPage,
            onSelectUser: onSelectUser,
            onUnfollow: onUnfollow
        )
    }
}
