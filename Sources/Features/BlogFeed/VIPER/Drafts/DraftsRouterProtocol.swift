/// The screens that the list of drafts can open.
@MainActor
package protocol DraftsRouterProtocol {
    func openDraft(id: Int)
}
