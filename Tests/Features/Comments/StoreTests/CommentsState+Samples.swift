internal import Foundation
internal import Model

@testable internal import Implementation

extension CommentPage {
    /// A page of comments with one favour each.
    static func sample(_ ids: Int..., isLast: Bool = false) -> CommentPage {
        CommentPage(comments: ids.map { .sample(id: $0) }, isLast: isLast)
    }
}

extension Model.Comment {
    /// A comment of user 4, who is called Ada.
    ///
    /// - Parameter age: in seconds, counted from 2026-01-01.
    static func sample(
        id: Int = 7,
        _ content: String = "A comment",
        by authorName: String = "Ada",
        icon: String? = nil,
        repliesTo: String? = nil,
        age: TimeInterval = 0,
        favourCount: Int = 1,
        isFavoured: Bool = false
    ) -> Model.Comment {
        Model.Comment(
            id: id,
            authorID: 4,
            authorName: authorName,
            authorIcon: icon,
            repliesTo: repliesTo,
            content: content,
            writtenAt: Date(timeIntervalSince1970: 1_767_225_600 - age),
            favourCount: favourCount,
            isFavoured: isFavoured
        )
    }
}

extension CommentsState {
    /// The first page of a list.
    static func listing(_ ids: Int..., footer: Footer = .hidden) -> CommentsState {
        var state = CommentsState()
        state.placeholder = .none
        state.listedIDs = ids
        for id in ids { state.rows[id] = CommentState(comment: .sample(id: id)) }
        state.footer = footer
        state.listVersion = 1
        state.generation = 1
        return state
    }

    /// Returns the state with a change.
    func with(_ change: (inout CommentsState) -> Void) -> CommentsState {
        var state = self
        change(&state)
        return state
    }
}
