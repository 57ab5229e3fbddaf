package import BlogFeed
package import HeadlessKit

/// The entry point of the implementation. Each module receives the router that opens its screens.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        let headerRouter = HeaderRouter(navigator: navigator)
        let header = HeaderAssembly.module(dependencies, router: headerRouter)
        headerRouter.viewController = header
        return BlogFeedScene(
            header: header,
            blogs: BlogsAssembly.module(dependencies, router: BlogsRouter(navigator: navigator)),
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies, router: DraftsRouter(navigator: navigator))
                : nil
        )
    }
}
