// @if LEADS
internal import Desk
internal import HeadlessKit

final class DeskRouter: DeskRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }
    // @for page in pages

    func openHost(id: Int) {
        navigator.push(.host(id))
    }
    // @end
}
// @end
