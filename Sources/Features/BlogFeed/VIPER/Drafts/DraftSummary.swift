internal import Foundation

/// A draft, as the interactor hands it up in place of the entity.
struct DraftSummary: Equatable {
    let id: Int
    let title: String
    let editedAt: Date
}
