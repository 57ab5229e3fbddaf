internal import Model

enum ProfileEditorAction: Equatable {
    // The user
    case nameEdited(String)
    case mailEdited(String)
    case biographyEdited(String)
    case newsletterEdited(Bool)
    case saveTapped
    case cancelTapped
    case discardTapped
    case keepEditingTapped

    // The effects
    case saved(Result<Profile, ServiceError>)
    case changedElsewhere(Profile)
}
