internal import Model

/// The requests of the reducer of the form.
enum ProfileEditorEffect: Equatable {
    case save(Profile)
    case close(saved: Profile?)
}
