internal import Model

/// Performs the effects with the service of the module.
@MainActor
struct DraftsEffectHandler {
    let userID: User.ID
    let blogService: any BlogService
    let onMessage: (String) -> Void
    let onSelectDraft: (Draft.ID) -> Void

    func perform(_ effect: DraftsEffect, send: @escaping @MainActor (DraftsAction) -> Void) {
        switch effect {
        case .load: blogService.drafts(userID: userID) { send(.loaded($0)) }
        case .refresh: blogService.drafts(userID: userID) { send(.refreshed($0)) }
        case .openDraft(let id): onSelectDraft(id)
        case .showMessage(let text): onMessage(text)
        }
    }
}
