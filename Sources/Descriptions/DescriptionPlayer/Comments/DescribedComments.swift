internal import Comments
internal import Descriptions
internal import HeadlessKit
internal import Model

/// The comments on a blog, with the field names of the description.
final class DescribedComments: DescribedItems {
    private let dependencies: CommentsDependencies
    /// The last comment of the latest page.
    private var lastID: Comment.ID?
    /// Counts first pages. The last comment of a page requested before the latest one is ignored.
    private var generation = 0

    init(_ dependencies: CommentsDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        if page == 1 { generation += 1 }
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: page == 1 ? nil : lastID
        ) { [weak self, generation] result in
            let page = try? result.get()
            if let page, generation == self?.generation { self?.lastID = page.comments.last?.id }
            reply(page.map { ($0.comments.map(Self.item), $0.isLast) })
        }
    }

    func askToCount(
        _ count: RowCount,
        of id: Int,
        reply: @escaping @MainActor ([Int]?) -> Void
    ) {
        dependencies.commentService.favour(commentID: id, by: dependencies.viewerID) {
            reply((try? $0.get()).map { [$0] })
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func item(_ comment: Comment) -> DescribedItem {
        DescribedItem(
            id: comment.id,
            fields: [
                Name("author number"): .number(comment.authorID),
                Name("author name"): .text(comment.authorName),
                Name("author icon"): .text(comment.authorIcon ?? ""),
                Name("favours"): .number(comment.favourCount),
                Name("favoured"): .flag(comment.isFavoured),
            ]
        )
    }
}
