internal import Model

enum ProfileAction: Equatable {
    // The user
    case opened
    case retryTapped
    case editTapped

    // The effects
    case loaded(Result<Profile, ServiceError>)
    case changedElsewhere(Profile)

    case editor(ProfileEditorAction)
    /// The editor is done. It has saved a profile, or nothing.
    case editorClosed(saved: Profile?)
}
