internal import Foundation

/// The DTO that the interactor passes to the presenter instead of the `Comment` entity.
struct CommentSummary: Equatable {
    let id: Int
    let authorID: Int
    let authorName: String
    let authorIcon: String?
    let repliesTo: String?
    let content: String
    let writtenAt: Date
    /// In seconds, when it was handed up; below 0 where it comes from the future.
    let age: TimeInterval
    let favourCount: Int
    let isFavoured: Bool
}
