/// Where the list of blogs can lead.
@MainActor
protocol BlogsRouterProtocol {
    func openBlog(id: Int)
}
