@testable internal import Implementation

final class BlogsInteractorSpy: BlogsInteractorProtocol {
    enum Call: Equatable {
        case fetchBlogs
        case refreshBlogs
        case fetchMoreBlogs
        case retryFetchingMoreBlogs
        case likeBlog(id: Int)
        case shareBlog(id: Int)
    }

    var calls: [Call] = []

    func fetchBlogs() { calls.append(.fetchBlogs) }
    func refreshBlogs() { calls.append(.refreshBlogs) }
    func fetchMoreBlogs() { calls.append(.fetchMoreBlogs) }
    func retryFetchingMoreBlogs() { calls.append(.retryFetchingMoreBlogs) }
    func likeBlog(id: Int) { calls.append(.likeBlog(id: id)) }
    func shareBlog(id: Int) { calls.append(.shareBlog(id: id)) }
}
