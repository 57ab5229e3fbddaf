package import BlogFeed
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        BlogFeedCoordinator(dependencies: dependencies).start()
    }
}
