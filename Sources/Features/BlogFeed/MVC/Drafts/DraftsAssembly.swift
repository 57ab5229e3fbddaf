package import BlogFeed
package import HeadlessKit

/// The door of the module that lists what a person has not published yet.
@MainActor
package enum DraftsAssembly {
    package static func module(_ dependencies: BlogFeedDependencies) -> ViewController {
        DraftsViewController(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            navigator: dependencies.navigator
        )
    }
}
