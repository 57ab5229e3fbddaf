@testable internal import BlogFeedVIPER

final class BlogsInteractorOutputSpy: BlogsInteractorOutputProtocol {
    enum Call: Equatable {
        case didFetchBlogs([BlogSummary], isComplete: Bool)
        case didFailToFetchBlogs
        case didFailToRefreshBlogs
        case didFetchMoreBlogs([BlogSummary], isComplete: Bool)
        case didFailToFetchMoreBlogs
        case didUpdateBlog(BlogSummary)
        case didShareBlog
        case didFailToLikeBlog
        case didFailToShareBlog
    }

    var calls: [Call] = []

    func didFailToFetchBlogs() { calls.append(.didFailToFetchBlogs) }
    func didFailToRefreshBlogs() { calls.append(.didFailToRefreshBlogs) }
    func didFailToFetchMoreBlogs() { calls.append(.didFailToFetchMoreBlogs) }
    func didUpdateBlog(_ blog: BlogSummary) { calls.append(.didUpdateBlog(blog)) }
    func didShareBlog() { calls.append(.didShareBlog) }
    func didFailToLikeBlog() { calls.append(.didFailToLikeBlog) }
    func didFailToShareBlog() { calls.append(.didFailToShareBlog) }

    func didFetchBlogs(_ blogs: [BlogSummary], isComplete: Bool) {
        calls.append(.didFetchBlogs(blogs, isComplete: isComplete))
    }

    func didFetchMoreBlogs(_ blogs: [BlogSummary], isComplete: Bool) {
        calls.append(.didFetchMoreBlogs(blogs, isComplete: isComplete))
    }
}
