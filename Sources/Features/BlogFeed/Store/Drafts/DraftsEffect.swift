/// The requests of the reducer.
enum DraftsEffect: Equatable {
    case load
    case refresh
    case openDraft(DraftState.ID)
    case showMessage(String)
}
