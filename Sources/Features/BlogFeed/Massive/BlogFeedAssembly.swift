package import BlogFeed
package import HeadlessKit

/// The door of the cell.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        BlogFeedScene(dependencies)
    }
}
