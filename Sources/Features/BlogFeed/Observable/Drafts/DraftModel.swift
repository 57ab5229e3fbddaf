internal import Foundation
internal import Model

/// The contents of one row. They never change, so nothing observes them.
struct DraftModel: Equatable, Identifiable {
    let draft: Draft

    var id: Int { draft.id }
    var title: String { draft.title.isEmpty ? "Untitled" : draft.title }
    var edited: String { "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))" }
}
