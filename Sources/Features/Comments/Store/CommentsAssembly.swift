internal import AppSupport
package import Comments
package import HeadlessKit
package import StateManagement

/// The entry point of the implementation. It decides which page a choice opens.
@MainActor
package enum CommentsAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: CommentsDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        weak var screen: CommentsViewController?
        let navigator = dependencies.navigator
        let handler = CommentsEffectHandler(
            blogID: dependencies.blogID,
            viewerID: dependencies.viewerID,
            commentService: dependencies.commentService,
            timeSource: dependencies.timeSource,
            onMessage: { screen?.showToast($0) },
            onSelectUser: { navigator.push(.userDetail($0)) }
        )
        let store = Store(
            archive?.state() ?? CommentsState(),
            reduce: CommentsReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = CommentsViewController(store: store, column: dependencies.column)
        screen = viewController
        return viewController
    }
}
