@testable internal import Implementation

final class BlogsInteractorOutputSpy: BlogsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingBlogs
        case didFetchBlogs(ids: [Int])
        case didFailToFetchBlogs
        case didFailToRefreshBlogs
        case didFetchMoreBlogs(ids: [Int])
        case didChangePaging(PagingSummary)
        case didUpdateBlog(BlogSummary)
        case didFailToLikeBlog
        case didShareBlog
        case didFailToShareBlog
    }

    var calls: [Call] = []
    /// The listed blogs, in order, as they were fetched.
    private(set) var blogs: [BlogSummary] = []

    func didBeginFetchingBlogs() { calls.append(.didBeginFetchingBlogs) }
    func didFailToFetchBlogs() { calls.append(.didFailToFetchBlogs) }
    func didFailToRefreshBlogs() { calls.append(.didFailToRefreshBlogs) }
    func didChangePaging(_ paging: PagingSummary) { calls.append(.didChangePaging(paging)) }
    func didUpdateBlog(_ blog: BlogSummary) { calls.append(.didUpdateBlog(blog)) }
    func didFailToLikeBlog() { calls.append(.didFailToLikeBlog) }
    func didShareBlog() { calls.append(.didShareBlog) }
    func didFailToShareBlog() { calls.append(.didFailToShareBlog) }

    func didFetchBlogs(_ blogs: [BlogSummary]) {
        self.blogs = blogs
        calls.append(.didFetchBlogs(ids: blogs.map(\.id)))
    }

    func didFetchMoreBlogs(_ blogs: [BlogSummary]) {
        self.blogs += blogs
        calls.append(.didFetchMoreBlogs(ids: blogs.map(\.id)))
    }
}
