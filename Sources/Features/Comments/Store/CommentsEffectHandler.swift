internal import Foundation
internal import Model

/// Performs the effects with the services of the screen.
@MainActor
struct CommentsEffectHandler {
    let blogID: Blog.ID
    let viewerID: User.ID
    let commentService: any CommentService
    let timeSource: any TimeSource
    let onSelectUser: (User.ID) -> Void

    func perform(_ effect: CommentsEffect, send: @escaping @MainActor (CommentsAction) -> Void) {
        switch effect {
        case .followTime: followTime { send(.timeChanged($0)) }
        case .load: load(after: nil) { send(.loaded($0)) }
        case .refresh: load(after: nil) { send(.refreshed($0)) }
        case .loadMore(let lastID, let generation):
            load(after: lastID) { send(.loadedMore($0, generation: generation)) }
        case .favour(let id):
            commentService.favour(commentID: id, by: viewerID) { send(.favoured(id, $0)) }
        case .openUser(let id): onSelectUser(id)
        }
    }

    private func followTime(_ change: @escaping @MainActor (Date) -> Void) {
        // The time source keeps the closure, so the closure must not keep the time source.
        timeSource.onChange = { [weak timeSource] in
            if let timeSource { change(timeSource.now) }
        }
        change(timeSource.now)
    }

    private func load(after lastID: Comment.ID?, completion: @escaping Completion<CommentPage>) {
        commentService.comments(on: blogID, for: viewerID, after: lastID, completion: completion)
    }
}
