internal import BlogFeed
internal import HeadlessKit

final class DraftsRouter: DraftsRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openDraft(id: Int) {
        navigator.push(.draftDetail(id))
    }
}
