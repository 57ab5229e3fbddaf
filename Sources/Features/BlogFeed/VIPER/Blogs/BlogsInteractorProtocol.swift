/// The requests from the presenter to its interactor.
@MainActor
protocol BlogsInteractorProtocol {
    func fetchBlogs()
    func refreshBlogs()
    /// Fetches the next page, if there is one and the last request for it did not fail.
    func fetchMoreBlogs()
    func retryFetchingMoreBlogs()
    func likeBlog(id: Int)
    func shareBlog(id: Int)
}
