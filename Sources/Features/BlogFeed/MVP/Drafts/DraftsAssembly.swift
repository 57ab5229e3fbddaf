package import BlogFeed
package import HeadlessKit
package import Model

/// The entry point of the module that lists the drafts of a user.
@MainActor
package enum DraftsAssembly {
    package static func module(
        _ dependencies: BlogFeedDependencies,
        onSelectDraft: @escaping (Draft.ID) -> Void
    ) -> UIViewController {
        let presenter = DraftsPresenter(
            userID: dependencies.userID,
            blogService: dependencies.blogService,
            onSelectDraft: onSelectDraft
        )
        let viewController = DraftsViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
