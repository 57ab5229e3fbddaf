package import BlogFeed
package import HeadlessKit
package import Model

/// The entry point of the module that lists the plans of a user.
@MainActor
package enum PlansAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) -> ViewController {
        let model = PlansModel(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectPlan: onSelectPlan
        )
        return PlansViewController(model: model)
    }
}
