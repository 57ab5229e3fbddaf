internal import AppSupport
package import Comments
package import HeadlessKit

/// The entry point of the implementation. It decides which page a choice opens.
@MainActor
package enum CommentsAssembly {
    package static func screen(_ dependencies: CommentsDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        let loader = CommentsLoader(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource
        )
        return CommentsViewController(loader: loader, column: dependencies.column) {
            navigator.push(.userDetail($0))
        }
    }
}
