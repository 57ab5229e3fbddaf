/// The answers of the interactor.
@MainActor
protocol BlogsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingBlogs()
    /// The blogs replace all listed blogs.
    func didFetchBlogs(_ blogs: [BlogSummary])
    func didFailToFetchBlogs()
    func didFailToRefreshBlogs()
    /// The blogs follow the last listed blog.
    func didFetchMoreBlogs(_ blogs: [BlogSummary])
    func didChangePaging(_ paging: PagingSummary)
    func didUpdateBlog(_ blog: BlogSummary)
    func didFailToLikeBlog()
    func didShareBlog()
    func didFailToShareBlog()
}
