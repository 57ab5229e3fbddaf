package import BlogFeed
package import HeadlessKit

/// The door of the module that tells whose page it is.
@MainActor
package enum HeaderAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        HeaderViewController(
            userID: dependencies.userID,
            canFollow: !dependencies.isOwnPage,
            userService: dependencies.userService,
            navigator: dependencies.navigator
        )
    }
}
