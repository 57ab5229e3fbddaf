internal import Foundation
internal import Model

/// A draft in the list.
struct DraftState: Equatable, Codable, Identifiable {
    let draft: Draft

    var id: Int { draft.id }
    var title: String { draft.title.isEmpty ? "Untitled" : draft.title }
    var edited: String { "Edited \(draft.editedAt.formatted(.iso8601.year().month().day()))" }
}
