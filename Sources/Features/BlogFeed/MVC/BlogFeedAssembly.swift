package import BlogFeed
package import HeadlessKit

/// The door of the cell.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        BlogFeedScene(
            header: HeaderAssembly.module(dependencies),
            blogs: BlogsAssembly.module(dependencies),
            drafts: dependencies.isOwnPage ? DraftsAssembly.module(dependencies) : nil
        )
    }
}
