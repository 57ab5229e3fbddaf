package import AppSupport
internal import BlogFeed

package final class BlogsRouter: BlogsRouterProtocol {
    private let navigator: any Navigator

    package init(navigator: any Navigator) {
        self.navigator = navigator
    }

    package func openBlog(id: Int) {
        navigator.push(.blogDetail(id))
    }
}
