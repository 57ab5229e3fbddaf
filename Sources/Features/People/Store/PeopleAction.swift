internal import Model

enum PeopleAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled

    /// The view has shown the messages to the user.
    case messagesShown

    // The effects
    case loaded(Result<[Contact], ServiceError>)
    case refreshed(Result<[Contact], ServiceError>)

    case person(PersonState.ID, PersonAction)
}
