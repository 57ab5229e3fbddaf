/// What the interactor answers.
@MainActor
protocol BlogsInteractorOutputProtocol: AnyObject {
    /// - Parameter isComplete: whether there are no more than these.
    func didFetchBlogs(_ blogs: [BlogSummary], isComplete: Bool)
    func didFailToFetchBlogs()
    func didFailToRefreshBlogs()
    /// - Parameter blogs: those that have not been handed up before.
    func didFetchMoreBlogs(_ blogs: [BlogSummary], isComplete: Bool)
    func didFailToFetchMoreBlogs()
    func didUpdateBlog(_ blog: BlogSummary)
    func didShareBlog()
    func didFailToLikeBlog()
    func didFailToShareBlog()
}
