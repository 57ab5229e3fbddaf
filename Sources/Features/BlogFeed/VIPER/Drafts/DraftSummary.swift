internal import Foundation

/// The DTO that the interactor passes to the presenter instead of the `Draft` entity.
struct DraftSummary: Equatable {
    let id: Int
    let title: String
    let editedAt: Date
}
