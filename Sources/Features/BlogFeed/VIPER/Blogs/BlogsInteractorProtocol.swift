/// What the presenter asks its interactor.
@MainActor
protocol BlogsInteractorProtocol {
    func fetchBlogs()
    func refreshBlogs()
    func fetchMoreBlogs()
    func like(blogID: Int)
    func share(blogID: Int)
}
