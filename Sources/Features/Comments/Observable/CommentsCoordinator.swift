internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Model

/// Opens the pages to which the comments lead. The screen retains the coordinator.
@MainActor
final class CommentsCoordinator {
    private let dependencies: CommentsDependencies

    init(dependencies: CommentsDependencies) {
        self.dependencies = dependencies
    }

    /// Creates the screen.
    func start() -> UIViewController {
        let model = CommentsModel(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource,
            column: dependencies.column,
            onSelectUser: { [weak self] in self?.openUser(id: $0) }
        )
        return CommentsViewController(model: model, coordinator: self)
    }

    func openUser(id: User.ID) {
        dependencies.navigator.push(.userDetail(id))
    }
}
