internal import Model

/// The requests of the reducer.
enum CommentsEffect: Equatable {
    case followTime
    case load
    case refresh
    case loadMore(after: CommentState.ID?, generation: Int)
    case favour(CommentState.ID)
    case openUser(User.ID)
    case showMessage(String)
}
