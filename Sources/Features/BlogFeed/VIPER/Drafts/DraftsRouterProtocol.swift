/// Where the list of drafts can lead.
@MainActor
package protocol DraftsRouterProtocol {
    func openDraft(id: Int)
}
