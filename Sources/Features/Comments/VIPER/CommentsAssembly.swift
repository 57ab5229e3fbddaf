package import Comments
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum CommentsAssembly {
    package static func screen(_ dependencies: CommentsDependencies) -> UIViewController {
        let interactor = CommentsInteractor(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource
        )
        let presenter = CommentsPresenter(
            interactor: interactor,
            router: CommentsRouter(navigator: dependencies.navigator),
            column: dependencies.column
        )
        let viewController = CommentsViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
