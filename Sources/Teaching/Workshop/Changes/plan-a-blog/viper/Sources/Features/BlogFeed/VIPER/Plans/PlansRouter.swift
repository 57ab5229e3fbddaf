internal import BlogFeed
package import HeadlessKit

package final class PlansRouter: PlansRouterProtocol {
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func openPlan(id: Int) {
        navigator.push(.planDetail(id))
    }
}
