/// The requests of the reducer.
enum ProfileEffect: Equatable {
    case followChanges
    case load
    case editor(ProfileEditorEffect)
}
