internal import Foundation

/// The DTO that the interactor passes to the presenter instead of the `Comment` entity.
struct CommentSummary: Equatable {
    let id: Int
    let authorID: Int
    let authorName: String
    let authorIcon: String?
    /// The name of the user to whom the comment replies.
    let repliesTo: String?
    let content: String
    let writtenAt: Date
    let favourCount: Int
    let isFavoured: Bool
}
