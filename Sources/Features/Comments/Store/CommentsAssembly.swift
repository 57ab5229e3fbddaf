package import Comments
package import HeadlessKit
internal import StateManagement

/// The entry point of the implementation. It decides which page a choice opens.
@MainActor
package enum CommentsAssembly {
    package static func screen(_ dependencies: CommentsDependencies) -> ViewController {
        let navigator = dependencies.navigator
        let handler = CommentsEffectHandler(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource,
            onSelectUser: { navigator.push(.userDetail($0)) }
        )
        let store = Store(
            CommentsState(),
            reduce: CommentsReducer.reduce,
            perform: handler.perform
        )
        return CommentsViewController(store: store, column: dependencies.column)
    }
}
