internal import AppSupport
package import BlogFeed
internal import BlogFeedStore
package import HeadlessKit
package import StateManagement

/// The entry point of the card of a user: the header and, for the viewer's own card, the drafts, with
/// the unchanged modules of the page. A chosen draft opens in the editor, and
/// the user is unfollowed without a question.
@MainActor
package enum CardAssembly {
    /// - Parameter archive: the states of an earlier card, and later those of this one.
    package static func screen(
        _ dependencies: BlogFeedDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let navigator = dependencies.navigator
        let header = HeaderAssembly.module(
            dependencies,
            archive: archive,
            onSelectUser: { navigator.push(.userDetail($0)) },
            onUnfollow: { _, unfollow in unfollow() }
        )
        guard dependencies.isOwnPage else { return CardScene([header]) }
        let drafts = DraftsAssembly.module(dependencies, archive: archive) {
            navigator.push(.draftEditor($0))
        }
        return CardScene([header, drafts])
    }
}
