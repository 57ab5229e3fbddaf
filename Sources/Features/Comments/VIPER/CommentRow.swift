internal import Foundation

/// The display values of a row in the list of comments. The time changes with the clock, so the
/// presenter formats it when it is shown.
struct CommentRow: Equatable {
    let id: Int
    let authorID: Int
    let avatar: String
    let name: String
    let writtenAt: Date
    /// The user to whom the comment replies; empty if it is not a reply.
    let mention: String
    /// The text after the mention.
    let body: String
    let favours: String
    let canFavour: Bool
}
