internal import AppSupport
internal import Comments
internal import Descriptions
internal import Model

/// The comments on a blog, with the field names of the description.
final class DescribedComments: DescribedItems {
    private let dependencies: CommentsDependencies
    /// The last comment of the latest page.
    private var lastID: Comment.ID?
    /// Counts first pages that have arrived. The last comment of a page that was requested before is
    /// ignored.
    private var generation = 0

    init(_ dependencies: CommentsDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: page == 1 ? nil : lastID
        ) { [weak self, generation] result in
            let loaded = try? result.get()
            if let self, let loaded, page == 1 || generation == self.generation {
                if page == 1 { self.generation += 1 }
                lastID = loaded.comments.last?.id
            }
            reply(loaded.map { ($0.comments.map(Self.item), $0.isLast) })
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
