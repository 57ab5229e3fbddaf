package import BlogFeed
package import HeadlessKit
package import Model
package import StateManagement

/// The entry point of the module that lists the plans of a user.
@MainActor
package enum PlansAssembly {
    /// - Parameter archive: the states of an earlier page, and later those of this one.
    package static func module(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) -> ViewController {
        let handler = PlansEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectPlan: onSelectPlan
        )
        let store = Store(
            archive?.state() ?? PlansState(),
            reduce: PlansReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return PlansViewController(store: store)
    }
}
