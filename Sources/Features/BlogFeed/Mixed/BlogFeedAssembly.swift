package import BlogFeed
internal import BlogFeedMVP
internal import BlogFeedMVVM
internal import BlogFeedVIPER
package import HeadlessKit

/// The entry point of the implementation. Its modules are those of other cells, as they stand there; here it is decided
/// where a choice in a module leads.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        let navigator = dependencies.navigator
        return BlogFeedScene(
            header: BlogFeedMVP.HeaderAssembly.module(dependencies) {
                navigator.push(.userDetail($0))
            },
            blogs: BlogFeedVIPER.BlogsAssembly.module(
                dependencies,
                router: BlogFeedVIPER.BlogsRouter(navigator: navigator)
            ),
            drafts: dependencies.isOwnPage
                ? BlogFeedMVVM.DraftsAssembly.module(dependencies) {
                    navigator.push(.draftDetail($0))
                } : nil
        )
    }
}
