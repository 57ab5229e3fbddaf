internal import AppSupport
package import BlogFeed
internal import BlogFeedMVVM
package import HeadlessKit

/// The entry point of the card of a user: the header and, for the viewer's own card, the drafts, with
/// the unchanged modules of the page. A chosen draft opens in the editor, and
/// the user is unfollowed without a question.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        let header = HeaderAssembly.module(
            dependencies,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { _, unfollow in unfollow() }
        )
        guard dependencies.isOwnPage else { return CardScene([header]) }
        let drafts = DraftsAssembly.module(dependencies) { navigator.push(.draftEditor($0)) }
        return CardScene([header, drafts])
    }
}
