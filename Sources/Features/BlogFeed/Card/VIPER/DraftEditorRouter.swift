internal import AppSupport
internal import BlogFeed
internal import BlogFeedVIPER

final class DraftEditorRouter: DraftsRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openDraft(id: Int) {
        navigator.push(.draftEditor(id))
    }
}
