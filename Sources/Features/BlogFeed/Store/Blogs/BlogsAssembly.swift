internal import AppSupport
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
        weak var module: BlogsViewController?
        let handler = BlogsEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onMessage: { module?.showToast($0) },
            onSelectBlog: onSelectBlog
        )
        let store = Store(
            archive?.state() ?? BlogsState(),
            reduce: BlogsReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = BlogsViewController(store: store)
        module = viewController
        return viewController
    }
}
