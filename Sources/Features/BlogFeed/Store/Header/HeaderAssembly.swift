package import BlogFeed
package import HeadlessKit
package import Model
package import StateManagement

/// The entry point of the module that shows the user of the page.
@MainActor
package enum HeaderAssembly {
    /// - Parameter archive: the states of an earlier page, and later those of this one.
    package static func module(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil,
        onSelectUser: @escaping (User.ID) -> Void,
        onUnfollow: @escaping UnfollowHandler
    ) -> UIViewController {
        let handler = HeaderEffectHandler(
            userID: dependencies.userID,
            userService: dependencies.userService,
            onSelectUser: onSelectUser,
            onUnfollow: onUnfollow
        )
        let store = Store(
            archive?.state() ?? HeaderState(canFollow: !dependencies.isOwnPage),
            reduce: HeaderReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return HeaderViewController(store: store)
    }
}
