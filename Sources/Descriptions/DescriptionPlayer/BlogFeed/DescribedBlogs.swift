internal import BlogFeed
internal import Descriptions
internal import HeadlessKit
internal import Model

/// The published blogs of a user, with the field names of the description.
final class DescribedBlogs: DescribedItems {
    private let dependencies: BlogFeedDependencies
    /// The last blog of the latest page.
    private var lastID: Blog.ID?
    /// Counts first pages. The last blog of a page requested before the latest one is ignored.
    private var generation = 0

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        if page == 1 { generation += 1 }
        dependencies.blogService.blogs(
            userID: dependencies.userID,
            after: page == 1 ? nil : lastID
        ) { [weak self, generation] result in
            let page = try? result.get()
            if let page, generation == self?.generation { self?.lastID = page.blogs.last?.id }
            reply(page.map { ($0.blogs.map(Self.item), $0.isLast) })
        }
    }

    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor ([Int]?) -> Void
    ) {
        if count.field == Name("likes") {
            dependencies.blogService.like(blogID: id) { reply((try? $0.get()).map { [$0] }) }
        } else {
            dependencies.blogService.share(blogID: id) { reply((try? $0.get()).map { [$0] }) }
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func item(_ blog: Blog) -> DescribedItem {
        DescribedItem(
            id: blog.id,
            fields: [
                Name("author name"): .text(blog.authorName),
                Name("title"): .text(blog.title),
                Name("likes"): .number(blog.likeCount),
                Name("shares"): .number(blog.shareCount),
                Name("liked"): .flag(blog.isLiked),
            ]
        )
    }
}
