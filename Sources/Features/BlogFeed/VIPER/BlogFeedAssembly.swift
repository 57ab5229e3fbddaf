package import BlogFeed
package import HeadlessKit

/// The entry point of the implementation. Each module receives the router that opens its screens.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        let navigator = dependencies.navigator
        return BlogFeedScene(
            header: HeaderAssembly.module(dependencies, router: HeaderRouter(navigator: navigator)),
            blogs: BlogsAssembly.module(dependencies, router: BlogsRouter(navigator: navigator)),
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies, router: DraftsRouter(navigator: navigator))
                : nil
        )
    }
}
