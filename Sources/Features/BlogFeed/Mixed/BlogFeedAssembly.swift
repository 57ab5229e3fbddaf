internal import AppSupport
package import BlogFeed
internal import BlogFeedMVP
internal import BlogFeedMVVM
internal import BlogFeedVIPER
package import HeadlessKit

/// The entry point of the implementation. It uses the unchanged modules of other implementations, and
/// decides which page a choice in a module opens.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        weak var pageScene: BlogFeedScene?
        let header = BlogFeedMVP.HeaderAssembly.module(
            dependencies,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { pageScene?.confirmUnfollow(of: $0, unfollow: $1) }
        )
        let scene = BlogFeedScene(
            header: header,
            blogs: BlogFeedVIPER.BlogsAssembly.module(
                dependencies,
                router: BlogFeedVIPER.BlogsRouter(navigator: navigator)
            ),
            drafts: dependencies.isOwnPage
                ? BlogFeedMVVM.DraftsAssembly.module(dependencies) {
                    navigator.push(.draftDetail($0))
                } : nil
        )
        pageScene = scene
        return scene
    }
}
