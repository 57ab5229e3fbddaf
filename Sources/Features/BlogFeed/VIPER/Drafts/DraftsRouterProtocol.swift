/// Where the list of drafts can lead.
@MainActor
protocol DraftsRouterProtocol {
    func openDraft(id: Int)
}
