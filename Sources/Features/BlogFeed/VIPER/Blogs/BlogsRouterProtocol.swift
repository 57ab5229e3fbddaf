/// Where the list of blogs can lead.
@MainActor
package protocol BlogsRouterProtocol {
    func openBlog(id: Int)
}
