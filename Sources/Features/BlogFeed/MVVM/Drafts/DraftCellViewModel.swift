internal import BlogFeed
internal import Foundation
internal import Model

/// What one row shows. It never changes.
struct DraftCellViewModel {
    let identifier: String
    let title: String
    let edited: String

    init(draft: Draft) {
        identifier = BlogFeedElement.Draft.row(id: draft.id)
        title = draft.title.isEmpty ? "Untitled" : draft.title
        edited = "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))"
    }
}
