/// What the interactor answers.
@MainActor
protocol BlogsInteractorOutputProtocol: AnyObject {
    func didBeginFetchingBlogs()
    /// All listed blogs are new.
    func didFetchBlogs()
    func didFailToFetchBlogs()
    func didFailToRefreshBlogs()
    /// More are listed behind those that were.
    func didFetchMoreBlogs()
    func didChangePaging(_ paging: PagingSummary)
    func didChangeLikes(of blog: BlogSummary, at index: Int)
    func didFailToLikeBlog()
    func didChangeShares(of blog: BlogSummary, at index: Int)
    func didShareBlog()
    func didFailToShareBlog()
}
