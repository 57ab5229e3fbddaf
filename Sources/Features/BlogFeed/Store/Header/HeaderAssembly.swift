package import BlogFeed
package import HeadlessKit
package import Model
internal import StateManagement

/// The entry point of the module that shows the user of the page.
@MainActor
package enum HeaderAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectUser: @escaping (User.ID) -> Void,
        onUnfollow: @escaping UnfollowHandler
    ) -> ViewController {
        let handler = HeaderEffectHandler(
            userID: dependencies.userID,
            userService: dependencies.userService,
            onSelectUser: onSelectUser,
            onUnfollow: onUnfollow
        )
        let store = Store(
            HeaderState(canFollow: !dependencies.isOwnPage),
            reduce: HeaderReducer.reduce,
            perform: handler.perform
        )
        return HeaderViewController(store: store)
    }
}
