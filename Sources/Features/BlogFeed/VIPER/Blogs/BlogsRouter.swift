internal import BlogFeed
internal import HeadlessKit

final class BlogsRouter: BlogsRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openBlog(id: Int) {
        navigator.push(.blogDetail(id))
    }
}
