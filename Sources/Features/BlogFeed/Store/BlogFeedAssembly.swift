internal import AppSupport
package import BlogFeed
package import HeadlessKit
package import StateManagement

/// The entry point of the implementation. It decides which page a choice in a module opens, and
/// that the user is asked before an unfollow request.
@MainActor
package enum BlogFeedAssembly {
    /// - Parameter archive: the states of an earlier page, and later those of this one.
    package static func screen(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let navigator = dependencies.navigator
        weak var pageScene: BlogFeedScene?
        let header = HeaderAssembly.module(
            dependencies,
            archive: archive,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { pageScene?.confirmUnfollow(of: $0, unfollow: $1) }
        )
        let store = Store(
            archive?.state() ?? BlogFeedState(),
            reduce: BlogFeedReducer.reduce,
            perform: { _, _ in }
        )
        archive?.add(store)
        let scene = BlogFeedScene(
            store: store,
            header: header,
            blogs: BlogsAssembly.module(dependencies, archive: archive) {
                navigator.push(.blogDetail($0))
            },
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies, archive: archive) {
                    navigator.push(.draftDetail($0))
                } : nil
        )
        pageScene = scene
        return scene
    }
}
