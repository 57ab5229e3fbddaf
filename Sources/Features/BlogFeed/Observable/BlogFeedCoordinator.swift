internal import AppSupport
internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import StateManagement

/// Opens the page of a user, and the pages to which a choice in a module leads. It asks before the user
/// of the page is unfollowed.
@MainActor
final class BlogFeedCoordinator {
    private let dependencies: BlogFeedDependencies
    private weak var scene: BlogFeedScene?

    init(dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func screen() -> UIViewController {
        let scene = BlogFeedScene(
            header: HeaderAssembly.module(
                dependencies,
                onSelectUser: openUser,
                confirmUnfollow: confirmUnfollow
            ),
            blogs: BlogsAssembly.module(dependencies, onSelectBlog: openBlog),
            drafts: dependencies.isOwnPage
                ? DraftsAssembly.module(dependencies, onSelectDraft: openDraft) : nil
        )
        self.scene = scene
        return scene
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

    /// Waits for the answer of the user without keeping the scene alive. A question that is open when
    /// the screen closes is answered with no.
    func confirmUnfollow(of name: String) async -> Bool {
        let answer = try? await reply { answer in
            scene?.confirmUnfollow(of: name) { answer(.success($0)) }
        }
        return answer ?? false
    }
}
