internal import AppSupport
package import BlogFeed
package import HeadlessKit
package import Model
package import StateManagement

/// The entry point of the module that lists the drafts of a user.
@MainActor
package enum DraftsAssembly {
    /// - Parameter archive: the states of an earlier page, and later those of this one.
    package static func module(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) -> UIViewController {
        weak var module: DraftsViewController?
        let handler = DraftsEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onMessage: { module?.showToast($0) },
            onSelectDraft: onSelectDraft
        )
        let store = Store(
            archive?.state() ?? DraftsState(),
            reduce: DraftsReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = DraftsViewController(store: store)
        module = viewController
        return viewController
    }
}
