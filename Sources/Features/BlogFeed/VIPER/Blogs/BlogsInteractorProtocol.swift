/// What the presenter asks its interactor.
@MainActor
protocol BlogsInteractorProtocol {
    var blogCount: Int { get }
    func blog(at index: Int) -> BlogSummary

    func fetchBlogs()
    func refreshBlogs()
    /// Asks for the next page where no blog is listed behind this one.
    func fetchMoreBlogs(behind index: Int)
    func retryFetchingMoreBlogs()
    func likeBlog(at index: Int)
    func shareBlog(at index: Int)
}
