/// Where the comments can lead.
@MainActor
protocol CommentsRouterProtocol {
    func openUser(id: Int)
}
