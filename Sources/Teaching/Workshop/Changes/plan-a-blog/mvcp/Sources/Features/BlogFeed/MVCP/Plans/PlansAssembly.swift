package import BlogFeed
package import HeadlessKit
package import Model

/// The door of the module that lists the plans of a user.
@MainActor
package enum PlansAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) -> ViewController {
        let presenter = PlansPresenter(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectPlan: onSelectPlan
        )
        let viewController = PlansViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
