@testable internal import BlogFeedVIPER

final class BlogsInteractorOutputSpy: BlogsInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingBlogs
        case didFetchBlogs
        case didFailToFetchBlogs
        case didFailToRefreshBlogs
        case didFetchMoreBlogs
        case didChangePaging(PagingSummary)
        case didChangeLikes(BlogSummary, at: Int)
        case didFailToLikeBlog
        case didChangeShares(BlogSummary, at: Int)
        case didShareBlog
        case didFailToShareBlog
    }

    var calls: [Call] = []

    func didBeginFetchingBlogs() { calls.append(.didBeginFetchingBlogs) }
    func didFetchBlogs() { calls.append(.didFetchBlogs) }
    func didFailToFetchBlogs() { calls.append(.didFailToFetchBlogs) }
    func didFailToRefreshBlogs() { calls.append(.didFailToRefreshBlogs) }
    func didFetchMoreBlogs() { calls.append(.didFetchMoreBlogs) }
    func didChangePaging(_ paging: PagingSummary) { calls.append(.didChangePaging(paging)) }
    func didFailToLikeBlog() { calls.append(.didFailToLikeBlog) }
    func didShareBlog() { calls.append(.didShareBlog) }
    func didFailToShareBlog() { calls.append(.didFailToShareBlog) }

    func didChangeLikes(of blog: BlogSummary, at index: Int) {
        calls.append(.didChangeLikes(blog, at: index))
    }

    func didChangeShares(of blog: BlogSummary, at index: Int) {
        calls.append(.didChangeShares(blog, at: index))
    }
}
