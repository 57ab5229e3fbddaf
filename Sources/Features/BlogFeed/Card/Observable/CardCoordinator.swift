internal import AppSupport
internal import BlogFeed
internal import BlogFeedObservable
internal import HeadlessKit
internal import Model

/// Opens the card. A chosen draft opens in the editor, and the user is unfollowed without a question.
@MainActor
final class CardCoordinator {
    private let dependencies: BlogFeedDependencies

    init(dependencies: BlogFeedDependencies) {
        self.dependencies = dependencies
    }

    func screen() -> UIViewController {
        let header = HeaderAssembly.module(
            dependencies,
            onSelectUser: openUser,
            confirmUnfollow: { _ in true }
        )
        guard dependencies.isOwnPage else { return CardScene([header]) }
        return CardScene([
            header, DraftsAssembly.module(dependencies, onSelectDraft: openDraft),
        ])
    }

    private func openUser(id: User.ID) {
        dependencies.navigator.push(.userDetail(id))
    }

    private func openDraft(id: Draft.ID) {
        dependencies.navigator.push(.draftEditor(id))
    }
}
