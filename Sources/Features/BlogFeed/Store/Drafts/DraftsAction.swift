internal import Model

enum DraftsAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled
    case draftTapped(DraftState.ID)

    // The effects
    case loaded(Result<[Draft], ServiceError>)
    case refreshed(Result<[Draft], ServiceError>)
}
