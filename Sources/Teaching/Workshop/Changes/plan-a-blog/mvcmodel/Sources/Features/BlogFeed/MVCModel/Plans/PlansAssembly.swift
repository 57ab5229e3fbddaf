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
        let loader = PlansLoader(
            userID: dependencies.userID,
            blogService: dependencies.blogService
        )
        return PlansViewController(loader: loader, onSelectPlan: onSelectPlan)
    }
}
