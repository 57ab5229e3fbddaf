// @if LEADS
package import HeadlessKit
internal import Venue

package final class HeaderRouter: HeaderRouterProtocol {
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }
    // @for page in pages

    package func openHost(id: Int) {
        navigator.push(.host(id))
    }
    // @end
}
// @end
