package import BlogFeed
package import HeadlessKit

/// The entry point of the implementation. It decides which page a choice in a module opens.
@MainActor
package enum BlogFeedAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        let navigator = dependencies.navigator
        return BlogFeedScene(
            header: HeaderAssembly.module(dependencies) { navigator.push(.userDetail($0)) },
            blogs: BlogsAssembly.module(dependencies) { navigator.push(.blogDetail($0)) },
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies) { navigator.push(.draftDetail($0)) } : nil
        )
    }
}
