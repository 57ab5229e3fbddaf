package import BlogFeed
package import HeadlessKit
package import Model

/// The door of the module that lists a person's blogs.
@MainActor
package enum BlogsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectBlog: @escaping (Blog.ID) -> Void
    ) -> ViewController {
        let viewModel = BlogsViewModel(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectBlog: onSelectBlog
        )
        return BlogsViewController(viewModel: viewModel)
    }
}
