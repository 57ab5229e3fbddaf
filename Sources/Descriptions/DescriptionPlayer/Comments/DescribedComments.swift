internal import AppSupport
internal import Comments
internal import Descriptions
internal import Model

/// The comments on a blog, with the field names of the description.
final class DescribedComments: DescribedItems {
    private let dependencies: CommentsDependencies

    init(_ dependencies: CommentsDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.commentService.comments(
            on: dependencies.blogID,
            for: dependencies.viewerID,
            after: lastID
        ) { result in
            reply((try? result.get()).map { ($0.comments.map(Self.item), $0.isLast) })
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
