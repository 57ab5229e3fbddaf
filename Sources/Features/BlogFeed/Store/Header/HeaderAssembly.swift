internal import AppSupport
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
        weak var module: HeaderViewController?
        let handler = HeaderEffectHandler(
            userID: dependencies.userID,
            userService: dependencies.userService,
            onMessage: { module?.showToast($0) },
            onSelectUser: onSelectUser,
            onUnfollow: onUnfollow
        )
        let store = Store(
            archive?.state() ?? HeaderState(canFollow: !dependencies.isOwnPage),
            reduce: HeaderReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = HeaderViewController(store: store)
        module = viewController
        return viewController
    }
}
