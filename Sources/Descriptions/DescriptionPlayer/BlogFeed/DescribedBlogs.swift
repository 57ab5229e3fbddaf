internal import AppSupport
internal import BlogFeed
internal import Descriptions
internal import Model

/// The published blogs of a user, with the field names of the description.
final class DescribedBlogs: DescribedItems {
    private let dependencies: BlogFeedDependencies
    /// The last blog of the latest page.
    private var lastID: Blog.ID?
    /// Counts first pages that have arrived. The last blog of a page that was requested before is
    /// ignored.
    private var generation = 0

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.blogService.blogs(
            userID: dependencies.userID,
            after: page == 1 ? nil : lastID
        ) { [weak self, generation] result in
            let loaded = try? result.get()
            if let self, let loaded, page == 1 || generation == self.generation {
                if page == 1 { self.generation += 1 }
                lastID = loaded.blogs.last?.id
            }
            reply(loaded.map { ($0.blogs.map(Self.item), $0.isLast) })
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
