internal import AppSupport
internal import Comments
internal import HeadlessKit
internal import Model

/// Opens the comments on a blog, and the pages to which they lead.
@MainActor
final class CommentsCoordinator {
    private let dependencies: CommentsDependencies

    init(dependencies: CommentsDependencies) {
        self.dependencies = dependencies
    }

    func screen() -> UIViewController {
        let model = CommentsModel(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource,
            column: dependencies.column,
            onSelectUser: openUser
        )
        return CommentsViewController(model: model)
    }

    func openUser(id: User.ID) {
        dependencies.navigator.push(.userDetail(id))
    }
}
