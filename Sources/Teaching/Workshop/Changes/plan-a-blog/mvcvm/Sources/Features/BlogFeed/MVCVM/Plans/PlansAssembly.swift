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
        let viewModel = PlansViewModel(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectPlan: onSelectPlan
        )
        return PlansViewController(viewModel: viewModel)
    }
}
