package import AppSupport
internal import BlogFeed

package final class DraftsRouter: DraftsRouterProtocol {
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func openDraft(id: Int) {
        navigator.push(.draftDetail(id))
    }
}
