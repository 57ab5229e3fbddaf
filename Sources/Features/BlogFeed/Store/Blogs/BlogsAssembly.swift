package import BlogFeed
package import HeadlessKit
package import Model
internal import StateManagement

/// The entry point of the module that lists the blogs of a user.
@MainActor
package enum BlogsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) -> ViewController {
        let handler = BlogsEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectBlog: onSelectBlog
        )
        let store = Store(
            BlogsState(),
            reduce: BlogsReducer.reduce,
            perform: handler.perform
        )
        return BlogsViewController(store: store)
    }
}
