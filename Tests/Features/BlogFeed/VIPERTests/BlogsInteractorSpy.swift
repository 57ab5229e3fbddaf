@testable internal import BlogFeedVIPER

final class BlogsInteractorSpy: BlogsInteractorProtocol {
    enum Call: Equatable {
        case fetchBlogs
        case refreshBlogs
        case fetchMoreBlogs
        case like(blogID: Int)
        case share(blogID: Int)
    }

    var calls: [Call] = []

    func fetchBlogs() { calls.append(.fetchBlogs) }
    func refreshBlogs() { calls.append(.refreshBlogs) }
    func fetchMoreBlogs() { calls.append(.fetchMoreBlogs) }
    func like(blogID: Int) { calls.append(.like(blogID: blogID)) }
    func share(blogID: Int) { calls.append(.share(blogID: blogID)) }
}
