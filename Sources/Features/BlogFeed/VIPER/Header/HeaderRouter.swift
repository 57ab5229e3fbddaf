internal import BlogFeed
package import HeadlessKit

package final class HeaderRouter: HeaderRouterProtocol {
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func openUser(id: Int) {
        navigator.push(.userDetail(id))
    }
}
