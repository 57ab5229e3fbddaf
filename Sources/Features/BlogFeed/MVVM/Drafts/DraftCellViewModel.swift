internal import Foundation
internal import Model

/// The contents of one row. They never change.
@MainActor
final class DraftCellViewModel {
    let draft: Draft

    init(draft: Draft) {
        self.draft = draft
    }

    var id: Int { draft.id }
    var title: String { draft.title.isEmpty ? "Untitled" : draft.title }
    var edited: String { "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))" }
}
