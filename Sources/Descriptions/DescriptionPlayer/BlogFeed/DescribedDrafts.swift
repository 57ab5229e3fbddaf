internal import AppSupport
internal import BlogFeed
internal import Descriptions
internal import Foundation
internal import Model

/// The drafts of a user, with the field names of the description.
final class DescribedDrafts: DescribedItems {
    private let dependencies: BlogFeedDependencies

    init(_ dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func askForItems(
        page: Int,
        after lastID: Int?,
        _ reply: @escaping @MainActor ((items: [DescribedItem], isLast: Bool)?) -> Void
    ) {
        dependencies.blogService.drafts(userID: dependencies.userID) { result in
            reply((try? result.get()).map { ($0.map(Self.item), true) })
        }
    }

    func open(_ route: Route) { dependencies.navigator.push(route) }

    private static func item(_ draft: Draft) -> DescribedItem {
        DescribedItem(
            id: draft.id,
            fields: [
                Name("title"): .text(draft.title),
                Name("edited at"): .date(Int(draft.editedAt.timeIntervalSince1970)),
            ]
        )
    }
}
