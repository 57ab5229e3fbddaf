internal import Foundation
internal import Model

enum CommentsAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled
    case lastRowShown
    case retryMoreTapped
    case avatarTapped(CommentState.ID)
    case favourTapped(CommentState.ID)

    // The effects
    case timeChanged(Date)
    case loaded(Result<CommentPage, ServiceError>)
    case refreshed(Result<CommentPage, ServiceError>)
    case loadedMore(Result<CommentPage, ServiceError>, generation: Int)
    case favoured(CommentState.ID, Result<Int, ServiceError>)
}
