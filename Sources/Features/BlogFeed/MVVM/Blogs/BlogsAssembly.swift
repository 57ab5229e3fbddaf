package import BlogFeed
package import HeadlessKit
package import Model

/// The entry point of the module that lists the blogs of a user.
@MainActor
package enum BlogsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) -> UIViewController {
        let viewModel = BlogsViewModel(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectBlog: onSelectBlog
        )
        return BlogsViewController(viewModel: viewModel)
    }
}
