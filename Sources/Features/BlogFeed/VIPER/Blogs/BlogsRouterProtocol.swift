/// The screens that the list of blogs can open.
@MainActor
package protocol BlogsRouterProtocol {
    func openBlog(id: Int)
}
