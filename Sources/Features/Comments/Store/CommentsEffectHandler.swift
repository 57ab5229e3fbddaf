internal import Comments
internal import Foundation
internal import Model

/// Performs the effects with the services of the screen.
@MainActor
final class CommentsEffectHandler {
    private let blogID: Blog.ID
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let onMessage: (String) -> Void
    private let onSelectUser: (User.ID) -> Void
    private var onTimeChange: ((Date) -> Void)?

    init(
        blogID: Blog.ID,
        viewerID: User.ID,
        commentService: any CommentService,
        timeSource: any TimeSource,
        onMessage: @escaping (String) -> Void,
        onSelectUser: @escaping (User.ID) -> Void
    ) {
        self.blogID = blogID
        self.viewerID = viewerID
        self.commentService = commentService
        self.timeSource = timeSource
        self.onMessage = onMessage
        self.onSelectUser = onSelectUser
    }

    func perform(_ effect: CommentsEffect, send: @escaping @MainActor (CommentsAction) -> Void) {
        switch effect {
        case .followTime:
            onTimeChange = { send(.timeChanged($0)) }
            timeSource.addObserver(self)
            timeDidChange()
        case .load: load(after: nil) { send(.loaded($0)) }
        case .refresh: load(after: nil) { send(.refreshed($0)) }
        case .loadMore(let lastID, let generation):
            load(after: lastID) { send(.loadedMore($0, generation: generation)) }
        case .favour(let id):
            commentService.favour(commentID: id, by: viewerID) { send(.favoured(id, $0)) }
        case .openUser(let id): onSelectUser(id)
        case .showMessage(let text): onMessage(text)
        }
    }

    private func load(after lastID: Comment.ID?, completion: @escaping Completion<CommentPage>) {
        commentService.comments(on: blogID, for: viewerID, after: lastID, completion: completion)
    }
}

extension CommentsEffectHandler: TimeObserver {
    func timeDidChange() {
        onTimeChange?(timeSource.now)
    }
}
