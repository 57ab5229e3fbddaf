internal import BlogFeed
internal import Foundation
internal import HeadlessKit
internal import Model

/// Controls the contents of one row. They never change.
@MainActor
final class DraftCellController {
    let draft: Draft

    init(draft: Draft) {
        self.draft = draft
    }

    var title: String { draft.title.isEmpty ? "Untitled" : draft.title }
    var edited: String { "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))" }

    func fill(_ cell: DraftCell) {
        cell.accessibilityIdentifier = BlogFeedElement.Draft.row(id: draft.id)
        cell.titleLabel.text = title
        cell.editedLabel.text = edited
    }
}
