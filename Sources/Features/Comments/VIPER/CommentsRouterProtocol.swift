/// The screens that the list of comments can open.
@MainActor
protocol CommentsRouterProtocol {
    func openUser(id: Int)
}
