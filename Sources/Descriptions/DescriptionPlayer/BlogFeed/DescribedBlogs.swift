internal import AppSupport
internal import BlogFeed
internal import Descriptions
internal import Model

/// The published blogs of a user, with the field names of the description.
final class DescribedBlogs: DescribedItems {
    private let dependencies: BlogFeedDependencies

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.blogService.blogs(userID: dependencies.userID, after: lastID) { result in
            reply((try? result.get()).map { ($0.blogs.map(Self.item), $0.isLast) })
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
