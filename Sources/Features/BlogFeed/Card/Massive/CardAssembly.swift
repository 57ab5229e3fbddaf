package import BlogFeed
package import HeadlessKit

/// The entry point of the card of a user.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        CardScene(dependencies)
    }
}
