internal import AppSupport
package import BlogFeed
internal import BlogFeedObservable
internal import BlogFeedStore
package import HeadlessKit

/// The entry point of the card of a user: the header of Store and, for the viewer's own card, the drafts
/// of Observable, as unchanged modules of their pages. A chosen draft opens in the editor, and the user
/// is unfollowed without a question.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        let navigator = dependencies.navigator
        let header = BlogFeedStore.HeaderAssembly.module(
            dependencies,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { _, unfollow in unfollow() }
        )
        guard dependencies.isOwnPage else { return CardScene([header]) }
        // Observable sends requests in tasks, so they follow those of a module that sends them at once.
        let drafts = BlogFeedObservable.DraftsAssembly.module(dependencies) {
            navigator.push(.draftEditor($0))
        }
        return CardScene([header, drafts])
    }
}
