internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import StateManagement

/// Opens the pages to which a choice in a module leads, and asks before the user of the page is
/// unfollowed. The screen retains the coordinator.
@MainActor
final class BlogFeedCoordinator {
    private let dependencies: BlogFeedDependencies
    private weak var screen: UIViewController?

    init(dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    /// Creates the screen from its modules.
    func start() -> UIViewController {
        let header = HeaderAssembly.module(
            dependencies,
            onSelectUser: { [weak self] in self?.openUser(id: $0) },
            confirmUnfollow: { [weak self] in await self?.confirmUnfollow(of: $0) ?? false }
        )
        let blogs = BlogsAssembly.module(
            dependencies,
            onSelectBlog: { [weak self] in self?.openBlog(id: $0) }
        )
        var drafts: UIViewController?
        if dependencies.isOwnPage {
            drafts = DraftsAssembly.module(
                dependencies,
                onSelectDraft: { [weak self] in self?.openDraft(id: $0) }
            )
        }
        let screen = BlogFeedScene(
            header: header,
            blogs: blogs,
            drafts: drafts,
            coordinator: self
        )
        self.screen = screen
        return screen
    }

    func openUser(id: User.ID) {
        dependencies.navigator.push(.userDetail(id))
    }

    func openBlog(id: Blog.ID) {
        dependencies.navigator.push(.blogDetail(id))
    }

    func openDraft(id: Draft.ID) {
        dependencies.navigator.push(.draftDetail(id))
    }

    /// Asks the user, and waits for the answer. A question that is open when the screen closes is
    /// answered with no.
    func confirmUnfollow(of name: String) async -> Bool {
        let answer = try? await reply { answer in
            let alert = UIAlertController(
                title: "Stop following \(name)?",
                message: nil,
                preferredStyle: .alert
            )
            alert.addAction(
                UIAlertAction(title: "Unfollow", style: .destructive) { _ in
                    answer(.success(true))
                }
            )
            alert.addAction(
                UIAlertAction(title: "Cancel", style: .cancel) { _ in
                    answer(.success(false))
                }
            )
            screen?.present(alert, animated: true)
        }
        return answer ?? false
    }
}
