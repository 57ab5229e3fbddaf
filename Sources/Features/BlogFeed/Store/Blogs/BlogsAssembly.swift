package import BlogFeed
package import HeadlessKit
package import Model
package import StateManagement

/// The entry point of the module that lists the blogs of a user.
@MainActor
package enum BlogsAssembly {
    /// - Parameter archive: the states of an earlier page, and later those of this one.
    package static func module(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) -> UIViewController {
        let handler = BlogsEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectBlog: onSelectBlog
        )
        let store = Store(
            archive?.state() ?? BlogsState(),
            reduce: BlogsReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return BlogsViewController(store: store)
    }
}
