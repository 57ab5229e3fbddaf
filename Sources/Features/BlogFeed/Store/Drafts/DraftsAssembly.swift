package import BlogFeed
package import HeadlessKit
package import Model
internal import StateManagement

/// The entry point of the module that lists the drafts of a user.
@MainActor
package enum DraftsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) -> ViewController {
        let handler = DraftsEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectDraft: onSelectDraft
        )
        let store = Store(
            DraftsState(),
            reduce: DraftsReducer.reduce,
            perform: handler.perform
        )
        return DraftsViewController(store: store)
    }
}
