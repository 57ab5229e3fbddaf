internal import Model

/// The requests of the reducer of the form.
enum ProfileEditorEffect: Equatable {
    case save(Profile, editedFrom: Profile)
    case close(saved: Profile?)
    case showMessage(String)
}
