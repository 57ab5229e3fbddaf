@testable internal import BlogFeedVIPER

final class BlogsInteractorSpy: BlogsInteractorProtocol {
    enum Call: Equatable {
        case fetchBlogs
        case refreshBlogs
        case fetchMoreBlogs(behind: Int)
        case retryFetchingMoreBlogs
        case likeBlog(at: Int)
        case shareBlog(at: Int)
    }

    var blogs: [BlogSummary] = []
    var calls: [Call] = []

    var blogCount: Int { blogs.count }
    func blog(at index: Int) -> BlogSummary { blogs[index] }

    func fetchBlogs() { calls.append(.fetchBlogs) }
    func refreshBlogs() { calls.append(.refreshBlogs) }
    func fetchMoreBlogs(behind index: Int) { calls.append(.fetchMoreBlogs(behind: index)) }
    func retryFetchingMoreBlogs() { calls.append(.retryFetchingMoreBlogs) }
    func likeBlog(at index: Int) { calls.append(.likeBlog(at: index)) }
    func shareBlog(at index: Int) { calls.append(.shareBlog(at: index)) }
}
