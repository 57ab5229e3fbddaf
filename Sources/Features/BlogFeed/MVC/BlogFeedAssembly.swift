internal import AppSupport
package import BlogFeed
package import HeadlessKit

/// The entry point of the implementation. It decides which page a choice in a module opens, and
/// that the user is asked before an unfollow request.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        weak var pageScene: BlogFeedScene?
        let header = HeaderAssembly.module(
            dependencies,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { pageScene?.confirmUnfollow(of: $0, unfollow: $1) }
        )
        let scene = BlogFeedScene(
            header: header,
            blogs: BlogsAssembly.module(dependencies) { navigator.push(.blogDetail($0)) },
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies) { navigator.push(.draftDetail($0)) } : nil
        )
        pageScene = scene
        return scene
    }
}
