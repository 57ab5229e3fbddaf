internal import BlogFeed
internal import HeadlessKit

final class HeaderRouter: HeaderRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openUser(id: Int) {
        navigator.push(.userDetail(id))
    }
}
