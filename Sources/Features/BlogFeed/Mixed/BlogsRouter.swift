internal import BlogFeed
internal import BlogFeedVIPER
internal import HeadlessKit

/// What VIPER's list of blogs asks for by protocol.
final class BlogsRouter: BlogsRouterProtocol {
    private let navigator: any Navigator

    init(navigator: any Navigator) {
        self.navigator = navigator
    }

    func openBlog(id: Int) {
        navigator.push(.blogDetail(id))
    }
}
