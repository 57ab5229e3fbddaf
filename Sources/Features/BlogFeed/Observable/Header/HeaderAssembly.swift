package import BlogFeed
package import HeadlessKit
package import Model

/// The entry point of the module that shows the user of the page.
@MainActor
package enum HeaderAssembly {
    /// - Parameter confirmUnfollow: receives the name of the user, and returns whether the user is to be
    ///   unfollowed.
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectUser: @escaping (User.ID) -> Void,
        confirmUnfollow: @escaping (String) async -> Bool
    ) -> UIViewController {
        let model = HeaderModel(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            userService: dependencies.userService,
            onSelectUser: onSelectUser,
            confirmUnfollow: confirmUnfollow
        )
        return HeaderViewController(model: model)
    }
}
