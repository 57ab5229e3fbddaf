package import AppSupport
internal import HeadlessKit
internal import Model
package import Scenarios

/// The test environment of a user’s page: a backend, a scheduler and a navigator.
package final class BlogFeedEnvironment: BackendEnvironment {
    /// The screens that can be opened.
    package enum Scene: String, CaseIterable {
        /// The user’s page.
        case page
        /// A card with only header and drafts, where a tap on a draft opens the editor, and unfollowing asks
        /// no question.
        case card
    }

    /// The screen that is opened.
    package let scene: Scene
    private let userID: User.ID
    private let viewerID: User.ID
    package let world: BackendWorld
    private let navigator = NavigationStack()

    package init(opening: Opening) {
        scene = Scene(rawValue: opening.text("scene", default: Scene.page.rawValue)) ?? .page
        userID = opening.integer("user", default: 2)
        viewerID = opening.integer("viewer", default: 1)
        world = BackendWorld(opening: opening)
        world.backend.addUser(
            id: userID,
            blogCount: opening.integer("blogs", default: 45),
            draftCount: opening.integer("drafts", default: 3)
        )
        if opening.flag("followed", default: false) {
            _ = world.backend.establishElsewhere(userID: userID, kind: .follow)
        }
    }

    package var dependencies: BlogFeedDependencies {
        BlogFeedDependencies(
            userID: userID,
            viewerID: viewerID,
            userService: world.backend,
            blogService: world.backend,
            navigator: navigator
        )
    }

    package var navigation: NavigationStack? { navigator }

    /// The user of the page publishes a blog.
    package func post() {
        world.backend.publishBlog(userID: userID)
    }

    package func happen(_ event: String, _ value: JSONValue) -> String? {
        if event == "draft" { world.backend.beginDraft(userID: userID) } else { post() }
        return nil
    }

    package func set(_ values: [String: JSONValue]) {
        if values["liked"] == .text("forgotten") { world.backend.forgetLikes() }
    }
}
