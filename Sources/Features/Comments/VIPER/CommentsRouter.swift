internal import AppSupport
internal import Comments

final class CommentsRouter: CommentsRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openUser(id: Int) {
        navigator.push(.userDetail(id))
    }
}
