package import BlogFeed
package import HeadlessKit
package import Model
internal import StateManagement

/// The entry point of the module that lists the plans of a user.
@MainActor
package enum PlansAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) -> ViewController {
        let handler = PlansEffectHandler(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectPlan: onSelectPlan
        )
        let store = Store(
            PlansState(),
            reduce: PlansReducer.reduce,
            perform: handler.perform
        )
        return PlansViewController(store: store)
    }
}
